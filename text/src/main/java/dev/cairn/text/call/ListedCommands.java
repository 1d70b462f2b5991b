package dev.cairn.text.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A list of texts that is carried out: the words of one command, commands one after another, or a command whose words are not
 * all parted. A list does not say which, so it is read in every way it can be meant.
 */
final class ListedCommands {
  /** Keys that say that each text is a command of its own. */
  private static final Set<String> SEVERAL =
      Set.of("commands", "lines", "scripts", "statements", "queries", "steps", "cells");

  /** What the name of a program has none of, but a shell acts on. */
  private static final String SHELL_MARKS = ";|&$`(){}<>!*?\"'\n";

  private final List<String> texts;
  private final boolean several;

  /**
   * Reads a list.
   *
   * @param key what it stands behind, in small letters without marks
   */
  ListedCommands(String key, List<String> texts) {
    this.texts = texts;
    this.several = SEVERAL.contains(key);
  }

  /** What a list says; nothing if it holds more than texts, led by one, and numbers. */
  static List<String> texts(Iterable<?> list) {
    List<String> texts = new ArrayList<>();
    for (Object each : list) {
      boolean word = each instanceof String
          || (!texts.isEmpty() && (each instanceof Number || each instanceof Boolean));
      if (!word) {
        return List.of();
      }
      texts.add(String.valueOf(each));
    }
    return texts;
  }

  /** The words of one command; empty if it cannot be one. */
  List<String> words() {
    boolean whole = several
        ? texts.size() > 1 && texts.stream().noneMatch(ListedCommands::isWritten)
        : !isWritten(texts.get(0)) || (texts.size() > 1 && isFolded(texts.get(0)));
    return whole ? texts : List.of();
  }

  /** The command lines in it. */
  List<String> lines() {
    if (several) {
      return texts;
    }
    return isWritten(texts.get(0)) ? ledByALine() : amongWords();
  }

  /** Texts behind a whole line are lines too; what is none is a word of the line before. */
  private List<String> ledByALine() {
    List<String> lines = new ArrayList<>();
    for (String text : texts) {
      if (lines.isEmpty() || isWritten(text) || CommandLines.isKnown(text)) {
        lines.add(text);
      }
    }
    if (lines.size() < texts.size()) {
      lines.add(String.join(" ", texts));
    }
    return lines;
  }

  /** A program that only says its texts is given a message or a pattern, unless all of the list could be run. */
  private List<String> amongWords() {
    List<String> rest = texts.subList(1, texts.size());
    boolean says = FedText.onlySays(ShellReader.programOf(texts.get(0)))
        && !rest.stream().allMatch(CommandLines::isKnown);
    return says
        ? List.of()
        : rest.stream()
            .filter(text -> isWritten(text) && CommandLines.isKnown(text))
            .toList();
  }

  /** Whether it is written for a shell and no bare word. */
  private static boolean isWritten(String text) {
    return text.chars().anyMatch(c -> Character.isWhitespace(c) || SHELL_MARKS.indexOf(c) >= 0);
  }

  /** Whether it may be the path of a program in a folder with blanks in its name. */
  private static boolean isFolded(String text) {
    int slash = Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\'));
    boolean rooted = text.startsWith("/") || text.startsWith("~") || text.indexOf(":\\") == 1;
    return rooted && !isWritten(text.substring(slash + 1));
  }
}
