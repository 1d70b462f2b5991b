package dev.cairn.eval.secrets;

import dev.cairn.eval.ReportOptions;
import dev.cairn.eval.figure.Figure;
import dev.cairn.eval.figure.Goal;
import dev.cairn.eval.figure.Interval;
import dev.cairn.eval.figure.Machine;
import dev.cairn.eval.figure.Report;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.server.cli.Shell;
import dev.cairn.text.secret.Mask;
import dev.cairn.text.secret.Secret;
import dev.cairn.text.secret.SecretScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cairn eval secrets}. */
@Command(
    name = "secrets",
    sortOptions = false,
    description = {
      "Measures how many ordinary entries are taken for secrets, how many planted secrets are found, and how fast.",
      "--data DIR (or CAIRN_EVAL_DATA) names the folder of the data sets."
    })
public final class SecretsCommand implements Callable<Integer> {
  private static final double ALARMS_MAX = 0.003;
  private static final double RECALL_MIN = 0.95;
  private static final int AROUND = 40;

  private final Shell shell;

  @Spec
  private CommandSpec spec = CommandSpec.create();

  @Mixin
  private ReportOptions options = new ReportOptions();

  @Option(
      names = "--entries",
      paramLabel = "N",
      description = "how many ordinary entries; 10000 if absent")
  private int entries = 10_000;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "which ones, and which secrets; 1 if absent")
  private long seed = 1;

  @Option(
      names = "--flagged",
      paramLabel = "FILE",
      description = "list what was found in ordinary entries, or missed, in this file")
  private @Nullable Path flagged;

  private final SecretScanner scanner = new SecretScanner();
  private final List<String> listed = new ArrayList<>();

  public SecretsCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    List<String> texts = OrdinaryTexts.below(QualityOptions.data(spec, shell), seed, entries);
    List<Figure> figures = new ArrayList<>();
    figures.add(alarms(texts));
    figures.addAll(recall());
    figures.addAll(ScanSpeed.of(scanner, texts));
    if (flagged != null) {
      Files.write(flagged, listed);
    }
    options.print(new Report("secrets", Machine.describe(), figures), shell);
    return 0;
  }

  private Figure alarms(List<String> texts) {
    long alarms = 0;
    for (String text : texts) {
      List<Secret> found = scanner.scan(text);
      alarms += found.isEmpty() ? 0 : 1;
      found.forEach(secret -> listed.add(shown(text, secret)));
    }
    return Figure.of(
            "ordinary",
            Figure.ALL,
            "alarms",
            "share of entries of the data sets in which something is found",
            Interval.share(alarms, texts.size()),
            texts.size())
        .goal(Goal.atMost(ALARMS_MAX));
  }

  private static String shown(String text, Secret secret) {
    String before = text.substring(Math.max(0, secret.start() - AROUND), secret.start());
    return (secret.kind() + "\t" + before + ">>>" + text.substring(secret.start(), secret.end()))
        .replace("\n", "\\n");
  }

  private List<Figure> recall() {
    List<SecretCorpus.Planted> planted = new ArrayList<>();
    ServiceLoader.load(SecretCorpus.class).forEach(each -> planted.addAll(each.planted(seed)));
    if (planted.isEmpty()) {
      return List.of();
    }
    Mask mask = new Mask(scanner, new byte[] {1});
    Map<SecretCorpus.Planted, Boolean> found = new LinkedHashMap<>();
    for (SecretCorpus.Planted each : planted) {
      boolean hidden = !Leak.is(mask.mask(each.text()).text(), each.secret());
      found.put(each, hidden);
      if (!hidden) {
        listed.add("MISSED\t" + each.kind() + "\t" + each.form() + "\t"
            + each.text().replace("\n", "\\n"));
      }
    }
    List<Figure> figures = new ArrayList<>();
    figures.add(share(Figure.ALL, found, each -> Figure.ALL).get(0).goal(Goal.atLeast(RECALL_MIN)));
    figures.addAll(share("form", found, SecretCorpus.Planted::form));
    figures.addAll(share("kind", found, SecretCorpus.Planted::kind));
    return figures;
  }

  private static List<Figure> share(
      String by,
      Map<SecretCorpus.Planted, Boolean> found,
      Function<SecretCorpus.Planted, String> group) {
    Map<String, long[]> counts = new TreeMap<>();
    found.forEach((each, hidden) -> {
      long[] count = counts.computeIfAbsent(group.apply(each), key -> new long[2]);
      count[0] += hidden ? 1 : 0;
      count[1]++;
    });
    List<Figure> figures = new ArrayList<>();
    counts.forEach((name, count) -> figures.add(Figure.of(
        "planted",
        by.equals(Figure.ALL) ? Figure.ALL : by + " " + name,
        "recall",
        "share of planted secrets of which no eight characters in a row are left",
        Interval.share(count[0], count[1]),
        count[1])));
    return figures;
  }
}
