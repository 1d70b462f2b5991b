package dev.cairn.eval.risk;

import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.suite.Ablation;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.PolicyOptions;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.operation.Configure;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PolicyRefused;
import dev.cairn.policy.Profile;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cairn eval risk}. */
@Command(
    name = "risk",
    sortOptions = false,
    description = {
      "Measures whether a tool is called as risky as its author says, from what else it says of itself,",
      "and whether a call is called as risky as what it would do.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets; any folder of that shape will do."
    })
public final class RiskCommand implements Callable<Integer> {
  private final Shell shell;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private QualityOptions options = new QualityOptions();

  @Mixin
  private PolicyOptions policies = new PolicyOptions();

  @Mixin
  private Ablation ablation = new Ablation();

  @Option(
      names = "--annotations",
      paramLabel = "HOW",
      description = "hidden (the default), untrusted or trusted: what is told of the annotations")
  private String annotations = Annotations.HIDDEN.label();

  @Option(
      names = "--style",
      paramLabel = "NAME",
      description = "only those of this group: per_tool, sql, sly, and what else the data names")
  private @Nullable String style;

  public RiskCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    Path folder = options.scored(spec, shell);
    // The rules are written, not learned; a wrong folder is not passed over all the same.
    options.train().ifPresent(JsonLines::below);
    Map<String, List<Labelled>> sets = read(folder);
    if (ablation.isWanted()) {
      List<String> notes = List.of("annotations: " + annotations);
      options.report("risk", ablation.scores(it -> judged(sets, it)), notes, shell);
      return 0;
    }
    List<Measured> all = judged(sets, Map.of());
    options.print(
        "risk", all, scores -> scores.whole("macro_F1", all, Judged::macroF1), notes(all), shell);
    return 0;
  }

  private Map<String, List<Labelled>> read(Path folder) {
    JsonLines lines = JsonLines.below(folder);
    Map<String, List<Labelled>> found = new LinkedHashMap<>();
    for (String set : lines.sets()) {
      List<Labelled> labelled =
          new ArrayList<>(LabelledTool.of(lines.with(set, LabelledTool.SHAPE)));
      lines.with(set, LabelledCall.SHAPE).stream()
          .filter(line -> !line.has(LabelledCall.OF_ANOTHER_SUITE))
          .forEach(line -> labelled.add(LabelledCall.of(line)));
      labelled.removeIf(each -> style != null && !each.groups().contains(style));
      if (!labelled.isEmpty()) {
        found.put(set, labelled);
      }
    }
    if (found.isEmpty()) {
      throw CairnException.invalid(
          "data",
          "no set below " + folder
              + " has tools with a label (id, name, risk_label) or calls with one (id, tool, args, label)"
              + (style == null ? "" : " of the style '" + style + "'"));
    }
    found.keySet().retainAll(options.chosen(List.copyOf(found.keySet())));
    return found;
  }

  private List<Measured> judged(Map<String, List<Labelled>> sets, Map<String, Object> changes) {
    RiskJudge judge = new RiskJudge(policy(changes));
    Annotations shown = Annotations.of(annotations);
    List<Measured> all = new ArrayList<>();
    sets.forEach((set, labelled) -> {
      for (Labelled each : labelled) {
        all.add(new Judged(set, each, each.judged(judge, shown)).measured());
      }
    });
    return all;
  }

  private Policy policy(Map<String, Object> changes) {
    Configure asked = policies.with(changes);
    String profile = asked.profile().orElse(Profile.DEFAULT.label());
    try {
      return Profile.valueOf(profile.toUpperCase(Locale.ROOT))
          .policy()
          .with(asked.policy().orElse(Map.of()));
    } catch (PolicyRefused e) {
      throw CairnException.invalid("policy." + e.key(), String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException e) {
      throw CairnException.invalid("profile", "there is no profile '" + profile + "'");
    }
  }

  private List<String> notes(List<Measured> all) {
    List<String> notes = new ArrayList<>();
    notes.add("annotations: " + annotations);
    all.stream().map(Measured::set).distinct().forEach(set -> {
      List<Measured> its = all.stream().filter(it -> it.set().equals(set)).toList();
      Set<String> groups = new LinkedHashSet<>(Set.of(Figure.ALL));
      its.forEach(it -> groups.addAll(it.groups()));
      for (String group : groups) {
        notes.add(set + ", " + group + ", label -> given:");
        notes.addAll(Judged.confusion(its.stream()
            .filter(it -> group.equals(Figure.ALL) || it.groups().contains(group))
            .toList()));
      }
    });
    return notes;
  }
}
