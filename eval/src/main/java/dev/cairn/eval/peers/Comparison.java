package dev.cairn.eval.peers;

import dev.cairn.eval.figure.Figure;
import java.util.List;

/** One thing that is held against a peer. */
interface Comparison {
  /** As {@code --only} calls it. */
  String name();

  List<Figure> run(Stand stand) throws Exception;
}
