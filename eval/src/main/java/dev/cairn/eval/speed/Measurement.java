package dev.cairn.eval.speed;

import dev.cairn.eval.figure.Figure;
import java.util.List;

/** One thing measured against its peer. */
interface Measurement {
  /** As {@code --only} calls it. */
  String name();

  List<Figure> run(Workbench bench) throws Exception;
}
