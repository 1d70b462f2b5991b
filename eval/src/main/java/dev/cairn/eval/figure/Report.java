package dev.cairn.eval.figure;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** The figures of one run, in one table. */
public record Report(String suite, String machine, List<Figure> figures) implements Printed {
  private static final List<String> HEADER =
      List.of("measure", "group", "value", "95 % interval", "n", "goal", "met", "meaning");

  public Report {
    figures = List.copyOf(figures);
  }

  /** For people: columns under each other, then the machine. */
  @Override
  public String text() {
    return Table.text(rows()) + "\n" + machine + "\n";
  }

  /** For a page: the same table in Markdown. */
  @Override
  public String markdown() {
    return Table.markdown(rows()) + "\n" + machine + "\n";
  }

  /** For programs. With {@code rounds}, the samples behind each figure too. */
  @Override
  public String json(boolean rounds) {
    List<Result> results =
        figures.stream().map(figure -> Result.of(figure, rounds)).toList();
    return JsonMapper.builder()
        .changeDefaultPropertyInclusion(
            value -> value.withValueInclusion(JsonInclude.Include.NON_ABSENT))
        .build()
        .writeValueAsString(new Document(suite, machine, results));
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADER);
    for (Figure figure : figures) {
      Interval interval = figure.interval();
      rows.add(List.of(
          figure.set() + " " + figure.metric(),
          figure.group(),
          Numbers.shown(interval.value()),
          Numbers.shown(interval.low()) + " – " + Numbers.shown(interval.high()),
          Long.toString(figure.n()),
          figure.goal().map(Goal::toString).orElse(""),
          figure.met().map(met -> met ? "yes" : "NO").orElse(""),
          figure.says()));
    }
    return rows;
  }

  record Document(String suite, String machine, List<Result> results) {}

  record Result(
      String set,
      String group,
      String metric,
      double value,
      double low,
      double high,
      long n,
      Optional<String> goal,
      Optional<Boolean> met,
      Optional<List<Double>> rounds) {
    static Result of(Figure figure, boolean rounds) {
      return new Result(
          figure.set(),
          figure.group(),
          figure.metric(),
          figure.interval().value(),
          figure.interval().low(),
          figure.interval().high(),
          figure.n(),
          figure.goal().map(Goal::toString),
          figure.met(),
          rounds ? Optional.of(figure.rounds()) : Optional.empty());
    }
  }
}
