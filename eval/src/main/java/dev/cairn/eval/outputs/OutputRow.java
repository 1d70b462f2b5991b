package dev.cairn.eval.outputs;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import dev.cairn.text.output.OutputTrainer.Labelled;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A labelled output and where it comes from.
 *
 * @param source the repository; {@link #WRITTEN} for those written for training
 * @param clear whether the label is sure; others are neither learned from nor counted
 */
public record OutputRow(String id, String source, boolean clear, Labelled output) {
  public static final String SET = "tool_outputs";
  public static final String WRITTEN = "written";

  private static final String FAILED = "failed";
  private static final String MARK = "» ";

  /** What makes it the same row wherever it lies. */
  public String words() {
    return output.command() + "|" + output.text();
  }

  /** The rows of a folder of data sets. */
  public static List<OutputRow> below(Path data) {
    return JsonLines.below(data).with(SET, "tool", "text", "label").stream()
        .map(OutputRow::of)
        .toList();
  }

  private static OutputRow of(Line line) {
    String label = line.name("label");
    Labelled output = new Labelled(
        line.optional("tool").orElse(""),
        line.optional("command").orElse(""),
        line.optional("text").orElse(""),
        label.equals(FAILED),
        line.optional("error_quote").orElse(""));
    return new OutputRow(line.name("id"), line.name("source"), !label.equals("unclear"), output);
  }

  /** The outputs of a file written for training; its head tells the format. */
  public static List<OutputRow> written(Path file) {
    try {
      return written(Files.readAllLines(file));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  static List<OutputRow> written(List<String> lines) {
    List<OutputRow> rows = new ArrayList<>();
    List<String> record = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith("@failed ") || line.startsWith("@ok ")) {
        addRecord(record, rows);
        record = new ArrayList<>();
      }
      if (!record.isEmpty() || line.startsWith("@")) {
        record.add(line);
      }
    }
    addRecord(record, rows);
    return rows;
  }

  private static void addRecord(List<String> record, List<OutputRow> rows) {
    if (record.isEmpty()) {
      return;
    }
    String head = record.get(0);
    String quote = "";
    StringBuilder text = new StringBuilder();
    for (String line : record.subList(1, record.size())) {
      boolean marked = line.startsWith(MARK);
      String plain = marked ? line.substring(MARK.length()) : line;
      quote = marked ? plain : quote;
      text.append(plain).append('\n');
    }
    String command = head.substring(head.indexOf(' ') + 1);
    boolean failed = head.startsWith("@" + FAILED);
    rows.add(new OutputRow(
        WRITTEN + rows.size(),
        WRITTEN,
        true,
        new Labelled("", command, text.toString().strip(), failed, quote)));
  }
}
