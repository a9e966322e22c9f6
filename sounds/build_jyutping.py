"""Makes `jyutping.tsv`, how Cantonese is read: `python -m sounds.build_jyutping`.

The box cannot use ToJyutping itself: it takes a second and 75 MB to be imported, for each line that is spoken.  So this
takes out of it what is needed: a reading of each common character, and of each word that the texts in `config/lang/yue`
are made of.  Words are found as there, the longest first, so that both read these texts alike.
"""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from ToJyutping import get_jyutping_list
from ToJyutping.Trie import root

HERE = Path(__file__).parent
TEXTS = HERE.parent / "config" / "lang" / "yue"
TABLE = HERE / "jyutping.tsv"


def characters() -> Iterator[str]:
    """The 5,401 frequent ones of Big5, and those of the Hong Kong set that are written in Cantonese."""
    for row in range(0xA4, 0xC7):
        for cell in (*range(0x40, 0x7F), *range(0xA1, 0xFF)):
            yield from bytes((row, cell)).decode("big5", "ignore")
    yield from (
        "嘅咗冇嚟唔啲嗰咁喺佢哋噉嘢攞搵揾嗌瞓睇嘥嘞喇啦嚿冚唥畀俾諗郁揿撳踎氹叻掂掟攰噃啱啩咋咯嗮晒孭乸嘈呢嗱吖㗎嘑喎啫嘛囉咩咧喔喼嗲噏嚤嚹囖睺瞌冧乜屙揼掹揩揸擸擝搣摷撩踭躝凼衰孱奀孻嬲嬉忟恁焗焫煲煤煠燶烚熠炆"
        "飆飲餸鎅鍟鑊閂闩靚髀鬧麖黐黚齋仆刮吓吼咇咪哣哽唓唧唞唪啋啖喐喥嗍嗒嗝嗦嗿嘍嘭噍噚噦嚐嚡囌囡尐屎巴幫床廳戇抌抦抰拎拃拮挭捱捹揇揈揞揦搲撠擂擒擗攣敨斟枱梘樖歎氽浭涌淥滾潷濕炕烏瓹甩痕瘀癐皺眈眨睩瞄礐企穩筲"
        "篤粒糴糶罅耷肶腍膶臭臘舖舐苴茜蒲薑蛇蝦蠄衫褸褪詏詐謢跣踢踩蹺踬躀軚軭逗邊醃鈪鋸鑿閪陂霎靓頦顎飊餲騎騮鬆魷鱔鵰𠝹𡁻𢫏𠹌𠺢𡃁𡁵𢱕𢲲𢯎"
    )


def words(text: str) -> Iterator[str]:
    """Every word that ToJyutping knows in a text."""
    for start in range(len(text)):
        node = root
        for end in range(start, len(text)):
            if text[end] not in node:
                break
            node = node[text[end]]
            if node.v and end > start:
                yield text[start : end + 1]


def readings() -> dict[str, str]:
    """All that is wanted, sorted."""
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(TEXTS.glob("*.ftl")))
    found = {}
    for word in sorted({*chain(characters(), text, words(text))}):
        spelt = [syllable for _, syllable in get_jyutping_list(word)]
        if all(spelt):
            found[word] = " ".join(map(str, spelt))
    return found


if __name__ == "__main__":
    lines = [f"{word}\t{reading}\n" for word, reading in sorted(readings().items())]
    TABLE.write_text("".join(lines), encoding="utf-8")
    print(f"{TABLE}: {len(lines)} readings")
