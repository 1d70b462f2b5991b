package dev.cairn.eval.suite;

import dev.cairn.fault.CairnException;
import dev.cairn.server.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** The options every suite of quality takes: which data, which part of it, where the figures go. */
public final class QualityOptions {
  private static final String VARIABLE = "CAIRN_EVAL_DATA";
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @Option(
      names = "--set",
      paramLabel = "NAME",
      split = ",",
      description = "only these sets; all that have the right shape if absent")
  private List<String> sets = new ArrayList<>();

  @Option(
      names = "--train",
      paramLabel = "DIR",
      description = "learn from this folder and score the one of --test")
  private @Nullable Path train;

  @Option(names = "--test", paramLabel = "DIR", description = "score this folder, with --train")
  private @Nullable Path test;

  @Option(
      names = "--folds",
      description = "also tell each of the five folds as a group: fold_0 to fold_4")
  private boolean folds;

  @Option(names = "--markdown", description = "print the tables in Markdown, to paste into a page")
  private boolean markdown;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "also write every question with what it measured, as JSON Lines")
  private @Nullable Path out;

  @Option(
      names = "--against",
      paramLabel = "FILE",
      description = "also tell the gain over an earlier run, which wrote this file with --out")
  private @Nullable Path against;

  /** The folder to score: {@code --test}, else {@code --data}, else {@code CAIRN_EVAL_DATA}. */
  public Path scored(CommandSpec command, Shell shell) {
    if ((train == null) != (test == null)) {
      throw CairnException.invalid(
          train == null ? "train" : "test", "--train and --test go together; give both or --data");
    }
    return test == null ? data(command, shell) : test;
  }

  /** The folder of the data sets: {@code --data}, else {@code CAIRN_EVAL_DATA}. */
  public static Path data(CommandSpec command, Shell shell) {
    // The option that names the data folder elsewhere; here it must be given, never guessed.
    String given = command.findOption("--data").getValue();
    return Optional.ofNullable(given)
        .or(() -> Optional.ofNullable(shell.terminal().environment().get(VARIABLE)))
        .map(Path::of)
        .orElseThrow(() -> CairnException.invalid(
            "data", "no data given; name the folder of the data sets by --data or " + VARIABLE));
  }

  public Optional<Path> train() {
    return Optional.ofNullable(train);
  }

  /** Where single results go. */
  public Optional<Path> out() {
    return Optional.ofNullable(out);
  }

  public boolean wantsMarkdown() {
    return markdown;
  }

  /** The names asked for that are there; refuses one that is not. */
  public List<String> chosen(List<String> found) {
    for (String name : sets) {
      if (!found.contains(name)) {
        throw CairnException.invalid("set", "there is no set '" + name + "'; found " + found);
      }
    }
    return found.stream().filter(name -> sets.isEmpty() || sets.contains(name)).toList();
  }

  /** Prints the figures and writes the questions where they were asked for. */
  public void print(String suite, List<Measured> questions, List<String> notes, Shell shell) {
    print(suite, questions, scores -> List.of(), notes, shell);
  }

  /** As above, with figures that are no means over questions. */
  public void print(
      String suite,
      List<Measured> questions,
      Function<Scores, List<Score>> further,
      List<String> notes,
      Shell shell) {
    if (out != null) {
      write(out, questions);
    }
    List<Measured> compared =
        against == null ? questions : EarlierRun.read(against).compare(questions);
    Scores scores = new Scores(Bootstrap.DEFAULT, folds);
    List<Score> all = new ArrayList<>(scores.of(compared));
    all.addAll(further.apply(scores));
    report(suite, all, notes, shell);
  }

  /** Prints figures that were gathered already. */
  public void report(String suite, List<Score> scores, List<String> notes, Shell shell) {
    List<String> told = new ArrayList<>(notes);
    told.add(Bootstrap.DEFAULT.told());
    new QualityReport(suite, scores, told).print(markdown, shell);
  }

  private static void write(Path file, List<Measured> questions) {
    StringBuilder lines = new StringBuilder();
    for (Measured question : questions) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("set", question.set());
      line.put("id", question.id());
      line.put("unit", question.unit());
      line.put("fold", Folds.of(question.set(), question.unit()));
      line.put("groups", question.groups());
      line.put("metrics", question.values());
      line.putAll(question.details());
      lines.append(JSON.writeValueAsString(line)).append('\n');
    }
    try {
      Files.writeString(file, lines);
    } catch (IOException e) {
      throw CairnException.unavailable(file + " cannot be written: " + e.getMessage(), e);
    }
  }
}
