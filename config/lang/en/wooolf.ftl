# WOOOLF!!: turns, questions, declarations, what is turned up, the cards with their masks, the points and the ending.

## A hand

phase-hand = Hand { $number }, round { $round }
    .final = Hand { $number }, declaration
wooolf-deal-look = Everybody has two cards and two questions now. The higher card is who you are.
pile-questions = question cards
wooolf-deal-take-back = All cards are there. Take them back. Your two role cards lie before you face down, the first one on the left.
wooolf-deal-look-now = Everybody, look at your last card now. Your two role cards lie before you face down, the first one on the left.
hand-begins = Hand { $number }. Player { $seat } begins.
hand-numbers = In this hand player { $seat } is number 1, and the others count on clockwise.
rearrange-call = Choose yes to swap your two cards. The marks stay where they lie.
hand-over = Hand { $number } is over. Take a good look; press when you have seen enough, and the next one begins.
wooolf-player-left = Player { $seat } has left. The two cards stay where they lie.

## A turn

turn-call = Player { $seat }, it is your turn.
mark-laid = Player { $seat } has looked at card { $number } of place { $target }, and lays a mark there: { $mark }.
question-put = Player { $seat } asks player { $target } a question.
question-answer = { $yes ->
    [yes] { $question } Player { $seat }: yes!
   *[no] { $question } Player { $seat }: no!
}
declare-early = Player { $seat } has declared early.

## The end of a hand

final-call = The declaration! Whoever has not declared yet names both goals in secret. Whoever presses nothing gives no answer.
reveal-dummy = In the middle lay the { $role }.
reveal-numbers = { $right ->
    [yes] Player { $seat }, { $role }: { $first } and { $second }. Right!
   *[no] Player { $seat }, { $role }: { $first } and { $second }. Wrong.
}
reveal-x = Player { $seat }, { $role }: no answer.

## Private cards

wooolf-own-card = { $roles }. { $identity } Ask: { $questions }.
identity-sheep = You are a sheep: name hound, then hunter.
identity-hound = You are the hound: name wolf, then hunter.
identity-hunter = You are the hunter: name wolf, then hound.
identity-boy = You are the boy: name wolf, then sheep.
identity-wolf = You are the wolf: name one sheep twice.
peek-result = { $place }: { $role }. It looks like: { $mask }.

## Marks, and questions as items of a list

mark-sheep = sheep
mark-hound = hound
mark-hunter = hunter
mark-wolf = wolf
mark-unknown = unknown
mark-red-x = red X
mark-black-x = black X
wooolf-item-peek = look
wooolf-item-question = ask
wooolf-item-declare = declare
item-wolf-boy-hunter = wolf-boy-hunter
item-boy-hunter-sheep = boy-hunter-sheep

## Why an answer does not count, or a deck cannot be played

wooolf-refusal-self = Your own number is never right; choose another one.
refusal-question = You do not have this question; choose another one.
wooolf-deck-count = There are { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; there must be { $seats }, two for each place.

## Cards with a mask

wooolf-role-hound-unknown = Blank Hound
    .many = Blank Hounds
wooolf-role-hound-unknown-help = 2 · A hound whose mark is “unknown”.
wooolf-role-hunter-unknown = Blank Hunter
    .many = Blank Hunters
wooolf-role-hunter-unknown-help = 3 · A hunter whose mark is “unknown”.
wooolf-role-boy-unknown = Blank Boy
    .many = Blank Boys
wooolf-role-boy-unknown-help = 4 · A boy whose mark is “unknown”. He cries wolf wherever he looks.
role-sheep-hound = Sheep as Hound
    .many = Sheep as Hounds
role-sheep-hound-help = 1 · A sheep with the mark of a hound.
role-hound-wolf = Hound as Wolf
    .many = Hounds as Wolves
role-hound-wolf-help = 2 · A hound with the mark of a wolf.
role-hunter-sheep = Hunter as Sheep
    .many = Hunters as Sheep
role-hunter-sheep-help = 3 · A hunter with the mark of a sheep.
role-boy-hunter = Boy as Hunter
    .many = Boys as Hunters
role-boy-hunter-help = 4 · A boy with the mark of a hunter. He cries wolf wherever he looks.

## Points

why-early = right early
why-final = right
why-misled = misled

## The ending

wooolf-outcome-points = { $count ->
    [0] The game is over, and nobody is left to have won.
    [one] The game is over. The winner is player { $seats }!
   *[other] The game is over. The winners are players { $seats }!
}
wooolf-lobby-length = A hand takes about { $first }, the whole game about { $minutes } minutes.
