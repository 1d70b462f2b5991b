package dev.cairn.eval.risk;

import dev.cairn.log.Risk;
import dev.cairn.tool.risk.RiskAssessment;
import java.util.List;

/** A tool or a call with the class it should be given. */
sealed interface Labelled permits LabelledTool, LabelledCall {
  String id();

  /** What folds do not cut. */
  String unit();

  List<String> groups();

  Risk label();

  RiskAssessment judged(RiskJudge judge, Annotations shown);
}
