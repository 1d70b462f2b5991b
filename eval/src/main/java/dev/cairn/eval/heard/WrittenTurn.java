package dev.cairn.eval.heard;

import dev.cairn.text.Sentence;
import dev.cairn.text.Sentence.Form;
import dev.cairn.text.sentence.Act;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A turn written for training: sentences with what each of them does.
 *
 * @param lines whether it is a line of a rule file
 */
public record WrittenTurn(List<Said> said, boolean lines) {
  private static final String LINES = "turns-lines.txt";

  /**
   * One sentence.
   *
   * @param where "g" about the person or everywhere, "h" here, or empty
   */
  public record Said(Act act, String where, String text) {}

  public WrittenTurn {
    said = List.copyOf(said);
  }

  /** The turns of all files {@code turns-*.txt} of a folder, in their order. */
  public static List<WrittenTurn> below(Path folder) {
    List<WrittenTurn> turns = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files
          .filter(it -> it.getFileName().toString().matches("turns-\\w+\\.txt"))
          .sorted()
          .toList()) {
        read(Files.readAllLines(file), file.endsWith(LINES), turns);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("written turns cannot be read below " + folder, e);
    }
    return turns;
  }

  static void read(List<String> lines, boolean ofFile, List<WrittenTurn> turns) {
    List<Said> said = new ArrayList<>();
    for (String line : lines) {
      int tab = line.indexOf('\t');
      if (line.isBlank() && !said.isEmpty()) {
        turns.add(new WrittenTurn(said, ofFile));
        said = new ArrayList<>();
      } else if (tab > 0 && !line.startsWith("# ")) {
        String code = line.substring(0, tab);
        int plus = code.indexOf('+');
        said.add(new Said(
            act(code.charAt(0)),
            plus < 0 ? "" : code.substring(plus + 1),
            line.substring(tab + 1).strip()));
      }
    }
    if (!said.isEmpty()) {
      turns.add(new WrittenTurn(said, ofFile));
    }
  }

  private static Act act(char code) {
    return switch (code) {
      case 'M' -> Act.MUST;
      case 'N' -> Act.MUST_NOT;
      case 'P' -> Act.PREFERENCE;
      case 'C' -> Act.COMMITMENT;
      case 'F' -> Act.FACT;
      case 'A' -> Act.PERMISSION;
      case 'W' -> Act.WITHDRAWAL;
      case 'r' -> Act.REQUEST;
      case 'q' -> Act.QUESTION;
      case 'h' -> Act.HEARSAY;
      case 't' -> Act.QUOTATION;
      case 'y' -> Act.HYPOTHESIS;
      case 's' -> Act.REPORT;
      case 'o' -> Act.OTHER;
      default -> throw new IllegalArgumentException("no such code of an act: " + code);
    };
  }

  /** The turn as its author would have typed it. */
  public String text() {
    StringBuilder text = new StringBuilder();
    said.forEach(each -> text.append(text.length() == 0 ? "" : " ").append(each.text()));
    return text.toString();
  }

  /** Its sentences as the author parted them, at their places in {@link #text}. */
  public List<Sentence> sentences() {
    List<Sentence> sentences = new ArrayList<>();
    int at = 0;
    for (Said each : said) {
      sentences.add(new Sentence(each.text(), at, at + each.text().length(), Form.PROSE, 0));
      at += each.text().length() + 1;
    }
    return sentences;
  }
}
