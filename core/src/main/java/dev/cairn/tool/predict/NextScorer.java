package dev.cairn.tool.predict;

import java.util.List;
import java.util.Optional;

/** A way to say which tool comes next. */
public interface NextScorer {
  /**
   * The tools most likely next, best first.
   *
   * @param context the tools run so far, oldest first; empty before the first step
   * @param intent what was asked for
   * @param workflowType the kind of work it is
   */
  List<Prediction> predict(
      List<String> context, Optional<String> intent, Optional<String> workflowType, int limit);

  /** The same for work of no named kind. */
  default List<Prediction> predict(List<String> context, Optional<String> intent, int limit) {
    return predict(context, intent, Optional.empty(), limit);
  }
}
