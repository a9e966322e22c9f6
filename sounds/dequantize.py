"""Turns a model of eight-bit whole numbers back into one of floating numbers, which newer processors run faster.

Each product of whole numbers in it is a group of nodes: round what comes in, multiply, add what the layer adds, make
floating numbers of it, times both scales.  One product of floating numbers does the same, and rounds nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import onnx
from onnx import NodeProto, TensorProto, numpy_helper
from onnx.helper import get_attribute_value, make_node

FLOATING = {"ConvInteger": "Conv", "MatMulInteger": "MatMul"}


@dataclass(frozen=True)
class Links:
    """Of the nodes of a model: which constants there are, and who makes and who takes what (the last that does)."""

    constants: dict[str, TensorProto]
    maker: dict[str, NodeProto]
    taker: dict[str, NodeProto]


def dequantized(model: onnx.ModelProto) -> onnx.ModelProto:
    """The model, changed into one of floating numbers.  Raises `ValueError` where a group is another than the known."""
    graph = model.graph
    links = Links(
        {tensor.name: tensor for tensor in graph.initializer},
        {name: node for node in graph.node for name in node.output},
        {name: node for node in graph.node for name in node.input},
    )
    floating = {}
    for node in graph.node:
        if node.op_type in FLOATING:
            product, weights = _floating(node, links)
            floating[product.output[0]] = product
            graph.initializer.append(weights)
    nodes = [floating.get(node.output[0], node) for node in graph.node]
    needed = [*_needed(nodes, {output.name for output in graph.output})][::-1]
    taken = {name for node in needed for name in node.input}
    constants = [tensor for tensor in graph.initializer if tensor.name in taken]
    del graph.node[:], graph.initializer[:]
    graph.node.extend(needed)
    graph.initializer.extend(constants)
    return model


def _floating(node: NodeProto, links: Links) -> tuple[NodeProto, TensorProto]:
    """The product of floating numbers that stands for the group around this one of whole numbers, and its weights."""
    rounded, whole, _, zero = node.input
    name, taker, added = node.output[0], links.taker[node.output[0]], []
    if taker.op_type == "Add":
        added = [_unrounded(_other(taker, name), links)]
        name, taker = taker.output[0], links.taker[taker.output[0]]
    if taker.op_type != "Cast":
        raise ValueError(f"{node.name}: {taker.op_type} follows a product of whole numbers")
    name, taker = taker.output[0], links.taker[taker.output[0]]
    scales = links.maker[_other(taker, name)]
    scale, whole_weights, at_zero = (
        numpy_helper.to_array(links.constants[constant])
        for constant in (*({*scales.input} & links.constants.keys()), whole, zero)
    )
    weights = numpy_helper.from_array((whole_weights.astype(np.float32) - at_zero) * scale, f"{node.name}_weights")
    how = {attribute.name: get_attribute_value(attribute) for attribute in node.attribute}
    inputs = [links.maker[rounded].input[0], weights.name, *added]
    return make_node(FLOATING[node.op_type], inputs, taker.output, node.name, **how), weights


def _other(node: NodeProto, name: str) -> str:
    """What a node takes besides this."""
    (other,) = {*node.input} - {name}
    return other


def _unrounded(name: str, links: Links) -> str:
    """The constant of floating numbers that this was made of."""
    while name not in links.constants:
        name = links.maker[name].input[0]
    return name


def _needed(nodes: list[NodeProto], wanted: set[str]) -> Iterator[NodeProto]:
    """Those of the nodes that something wanted is made of, last first."""
    for node in reversed(nodes):
        if not wanted.isdisjoint(node.output):
            wanted.update(node.input)
            yield node
