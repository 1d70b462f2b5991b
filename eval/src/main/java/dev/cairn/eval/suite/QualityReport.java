package dev.cairn.eval.suite;

import dev.cairn.eval.Progress;
import dev.cairn.server.cli.Shell;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/**
 * The figures of one run.
 *
 * @param notes lines under the table: the seed, what was left out
 */
public record QualityReport(String suite, List<Score> scores, List<String> notes) {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  public QualityReport {
    scores = List.copyOf(scores);
    notes = List.copyOf(notes);
  }

  public String text() {
    return new QualityTable(scores).text() + String.join("\n", notes) + "\n";
  }

  public String markdown() {
    return new QualityTable(scores).markdown() + String.join("\n", notes) + "\n";
  }

  /** {@code {"suite", "results": [{"set", "group", "metric", "value", "low", "high", "n"}]}}. */
  public String json() {
    return JSON.writeValueAsString(
        new Document(suite, scores.stream().map(Result::of).toList()));
  }

  /** Prints it for people or programs; the notes then go beside the document. */
  public void print(boolean markdown, Shell shell) {
    if (shell.wantsJson()) {
      notes.forEach(new Progress(shell.terminal().err())::say);
      shell.terminal().out().println(json());
    } else {
      shell.terminal().out().print(markdown ? markdown() : text());
    }
  }

  record Document(String suite, List<Result> results) {}

  record Result(
      String set, String group, String metric, double value, double low, double high, int n) {
    static Result of(Score score) {
      return new Result(
          score.set(),
          score.group(),
          score.metric(),
          score.interval().value(),
          score.interval().low(),
          score.interval().high(),
          score.n());
    }
  }
}
