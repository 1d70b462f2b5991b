package dev.cairn.eval.graph;

import dev.cairn.eval.Progress;
import dev.cairn.eval.figure.Figure;
import java.util.List;

/** One thing that is measured of the graph itself. */
interface GraphMeasurement {
  long SEED = 20_261_116;

  /** By which it can be asked for alone. */
  String name();

  List<Figure> run(GraphExtent extent, Progress progress) throws Exception;
}
