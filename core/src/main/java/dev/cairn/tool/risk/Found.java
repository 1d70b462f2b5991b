package dev.cairn.tool.risk;

import dev.cairn.log.Risk;

/** Something in an argument that raises the risk of its call. */
record Found(Risk risk, String why) {}
