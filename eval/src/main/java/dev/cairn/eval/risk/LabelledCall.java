package dev.cairn.eval.risk;

import dev.cairn.eval.suite.Line;
import dev.cairn.log.Risk;
import dev.cairn.log.ToolId;
import dev.cairn.tool.risk.RiskAssessment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * A call with the class that what it would do has.
 *
 * @param unit where it comes from, which folds do not cut
 * @param groups what kind of call it is, what it looks like, and whether its label is beyond doubt
 */
record LabelledCall(
    String id, String unit, List<String> groups, ToolId tool, Map<String, Object> args, Risk label)
    implements Labelled {
  static final String[] SHAPE = {"id", "tool", "args", "label"};

  /** A call beside a rule is labelled by whether it breaks the rule. */
  static final String OF_ANOTHER_SUITE = "rule";

  private static final String DOUBTED = "borderline";

  private static final JsonMapper JSON = JsonMapper.builder().build();

  static LabelledCall of(Line line) {
    List<String> groups = new ArrayList<>(line.names("tags"));
    if (!groups.contains(DOUBTED)) {
      groups.add("beyond_doubt");
    }
    line.optional("kind").ifPresent(groups::add);
    return new LabelledCall(
        line.name("id"),
        line.optional("group").orElse(line.name("id")),
        groups,
        ToolId.parse(line.name("tool")),
        JSON.convertValue(line.object().path("args"), new TypeReference<Map<String, Object>>() {}),
        LabelledTool.label(line, "label"));
  }

  @Override
  public RiskAssessment judged(RiskJudge judge, Annotations shown) {
    return judge.judge(this);
  }
}
