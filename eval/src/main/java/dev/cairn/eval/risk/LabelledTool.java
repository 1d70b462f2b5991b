package dev.cairn.eval.risk;

import dev.cairn.eval.suite.Line;
import dev.cairn.log.Risk;
import dev.cairn.tool.risk.RiskAssessment;
import dev.cairn.tool.risk.ToolText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A tool with the class its author's annotations give it.
 *
 * @param unit its vendor, which folds do not cut; its server if no vendor is told
 * @param groups how its author annotates, and the same without labels that rest on a default, if any do
 */
record LabelledTool(
    String id, String unit, List<String> groups, ToolText said, JsonNode annotations, Risk label)
    implements Labelled {
  static final String[] SHAPE = {"id", "name", "risk_label"};

  /** The author said that it writes and left open whether it destroys. */
  private static final String SOFT = "write_unspecified";

  private static final JsonMapper JSON = JsonMapper.builder().build();

  static List<LabelledTool> of(List<Line> lines) {
    Set<String> doubted = lines.stream()
        .filter(LabelledTool::isSoft)
        .map(LabelledTool::style)
        .flatMap(Optional::stream)
        .collect(Collectors.toSet());
    return lines.stream().map(line -> of(line, doubted)).toList();
  }

  private static LabelledTool of(Line line, Set<String> doubted) {
    ToolText said = new ToolText(
        line.name("name"),
        line.optional("description").orElse(""),
        line.object().path("input_schema"),
        JSON.createObjectNode());
    return new LabelledTool(
        line.name("id"),
        line.optional("vendor").or(() -> line.optional("server")).orElse(line.name("id")),
        groups(line, doubted),
        said,
        line.object().path("annotations"),
        label(line, "risk_label"));
  }

  static Risk label(Line line, String field) {
    try {
      return Risk.valueOf(line.name(field).toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw line.refused(field, "must be safe, moderate or dangerous");
    }
  }

  private static List<String> groups(Line line, Set<String> doubted) {
    List<String> groups = new ArrayList<>();
    style(line).ifPresent(style -> {
      groups.add(style);
      if (doubted.contains(style) && !isSoft(line)) {
        groups.add(style + "_explicit");
      }
    });
    return groups;
  }

  private static Optional<String> style(Line line) {
    return line.optional("annotation_style");
  }

  private static boolean isSoft(Line line) {
    return line.optional("label_basis").equals(Optional.of(SOFT));
  }

  @Override
  public RiskAssessment judged(RiskJudge judge, Annotations shown) {
    return judge.judge(this, shown);
  }

  /** What Cairn is told. */
  ToolText told(Annotations shown) {
    return shown.areVisible()
        ? new ToolText(said.name(), said.description(), said.inputSchema(), annotations)
        : said;
  }
}
