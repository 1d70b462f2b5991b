package dev.cairn.card.extract;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Comments of code without a fence around it: whoever pastes code did not write what it says to its readers. */
final class CodeComments {
  private static final Pattern OPENS =
      Pattern.compile("\\s*(?:/\\*|<!--|\"\"\"|'''|\\{-|\\(\\*|--\\[\\[|#\\|).*");
  private static final Pattern CLOSES =
      Pattern.compile(".*(?:\\*/|-->|\"\"\"|'''|-}|\\*\\)|]]|\\|#)\\s*");

  /** Leaders that stand before nothing but comments. */
  private static final Pattern LED = Pattern.compile("\\s*(?://|#!|;;|%%)\\s?\\S.*");

  /** Leaders that also begin headings and items, where nothing around is code. */
  private static final Pattern LED_IN_CODE = Pattern.compile("\\s*(?:#|--|;|%|\\*|REM )\\s?\\S.*");

  private static final Pattern CODE = Pattern.compile(
      "\\s*(?:.*[;{}]|(?:def|class|function|func|fn|import|from|return"
          + "|public|private|static|const|let|var|package|struct|create|select|insert|#include)\\b.*[(;{:=].*)\\s*");

  private CodeComments() {}

  static void mark(List<TextLine> lines, char[] marks) {
    boolean open = false;
    for (int i = 0; i < lines.size(); i++) {
      TextLine line = lines.get(i);
      String text = line.text();
      boolean opens = !open && OPENS.matcher(text).matches();
      boolean led = LED.matcher(text).matches()
          || (LED_IN_CODE.matcher(text).matches() && isBesideCode(lines, i));
      if (open || opens || led) {
        Arrays.fill(marks, line.start(), line.end(), Marks.PASTED);
      }
      String rest = opens ? text.strip().substring(2) : text;
      open = (open || opens) && !CLOSES.matcher(rest).matches();
    }
  }

  /** Whether a line of code stands in the same block. */
  private static boolean isBesideCode(List<TextLine> lines, int at) {
    for (int i = at; i >= 0 && !lines.get(i).isBlank(); i--) {
      if (isCode(lines.get(i))) {
        return true;
      }
    }
    for (int i = at; i < lines.size() && !lines.get(i).isBlank(); i++) {
      if (isCode(lines.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCode(TextLine line) {
    return !LED_IN_CODE.matcher(line.text()).matches()
        && CODE.matcher(line.text()).matches();
  }
}
