package dev.cairn.eval.heard;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * A labelled turn of {@code rules_heard}, or a row of {@code rules_pool} with its kind for a weak label.
 *
 * @param spans the standing things in it; empty for a row of the pool
 */
public record HeardRow(
    String id,
    String source,
    String kind,
    String language,
    String text,
    String label,
    List<Span> spans,
    boolean pooled) {
  private static final Set<String> LIVE = Set.of("coding_turn", "chat_turn", "memory_turn");
  private static final Set<String> NORMS = Set.of("constraint", "preference", "commitment");

  /** A standing thing: what it is, and from where to where it is said. */
  public record Span(String label, int start, int end) {
    public boolean isNorm() {
      return NORMS.contains(label);
    }

    public boolean overlaps(int from, int to) {
      return from < end && start < to;
    }
  }

  public HeardRow {
    spans = List.copyOf(spans);
  }

  /** The labelled rows below a folder, without those that could not be decided. */
  public static List<HeardRow> labelled(Path data) {
    List<HeardRow> rows = new ArrayList<>();
    for (Line line : JsonLines.below(data).with("rules_heard", "text", "label", "spans")) {
      String label = line.name("label");
      if (!label.equals("ambiguous")) {
        String text = line.name("text");
        rows.add(new HeardRow(
            line.name("id"),
            line.name("source"),
            line.name("kind"),
            line.name("lang"),
            text,
            label,
            spans(line, text),
            false));
      }
    }
    return rows;
  }

  /** Every second row of the pool below a folder: more teaches nothing new and takes twice as long. */
  public static List<HeardRow> pooled(Path data) {
    List<HeardRow> rows = new ArrayList<>();
    for (Line line : JsonLines.below(data).with("rules_pool", "text", "kind", "source")) {
      if (line.number() % 2 == 0) {
        continue;
      }
      rows.add(new HeardRow(
          "pool-" + line.number(),
          line.name("source"),
          line.name("kind"),
          "",
          line.name("text"),
          "",
          List.of(),
          true));
    }
    return rows;
  }

  private static List<Span> spans(Line line, String text) {
    List<Span> spans = new ArrayList<>();
    for (JsonNode span : line.object().path("spans")) {
      String quote = span.path("quote").asString();
      int start = text.indexOf(quote);
      if (start < 0) {
        throw line.refused("spans", "has a quote that is not in the text: " + quote);
      }
      spans.add(new Span(span.path("label").asString(), start, start + quote.length()));
    }
    return spans;
  }

  /** Whether it was said while talking, not taken out of a file or a set of statements. */
  public boolean isLive() {
    return LIVE.contains(kind);
  }

  public boolean hasNorm() {
    return spans.stream().anyMatch(Span::isNorm);
  }

  /**
   * What folds and measurements keep together. A collection names its files behind a slash, and files of one
   * collection resemble each other: it is one unit. Folds by file made recall of rule lines .64 where a
   * collection left out whole gave .13.
   */
  static String unit(String source) {
    int slash = source.indexOf('/');
    return slash < 0 ? source : source.substring(0, slash);
  }

  String unit() {
    return unit(source);
  }

  /** Whether its licence forbids commercial use: such rows never get into shipped weights. */
  public boolean isNonCommercial() {
    return source.startsWith("PrefEval/") || source.equals("lmsys");
  }
}
