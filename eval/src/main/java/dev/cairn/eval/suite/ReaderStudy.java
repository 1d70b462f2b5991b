package dev.cairn.eval.suite;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** A trained reader alone, without the rest of Cairn: every row is read by weights that had not seen its source. */
public interface ReaderStudy {
  /** What can be measured, in the order it is told. Nothing is trained before a study is asked for its figures. */
  Map<Study, Supplier<List<Score>>> studies();
}
