package dev.cairn.engine.decide;

import dev.cairn.engine.Calls;
import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.tool.RiskReads;
import dev.cairn.engine.tool.Tools;
import dev.cairn.text.call.CallReader;
import dev.cairn.tool.net.ToolNet;

/** Where a decision looks things up. */
record Sources(Tools tools, TextReads texts, CallReader calls) {
  /** Knows calls again, as things are. */
  Calls known(State state) {
    return new Calls(state, texts, calls);
  }

  RiskReads risks() {
    return tools.risks();
  }

  ToolNet net() {
    return tools.net();
  }
}
