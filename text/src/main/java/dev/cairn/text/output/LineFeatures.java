package dev.cairn.text.output;

import dev.cairn.text.Token;
import dev.cairn.text.output.OutcomeWords.Count;
import dev.cairn.text.output.OutcomeWords.Grade;
import dev.cairn.text.output.OutcomeWords.Hit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What is known of a line by itself: its signs (words of an outcome, shapes) and its words. */
final class LineFeatures {
  /** So many tokens, marks not counted, are the beginning of a line. */
  private static final int LEAD = 4;

  /** A status of HTTP in a line of fewer tokens is its point; in longer ones it is an entry of a log. */
  private static final int STATUS_LINE = 8;

  private static final int WORDS_MAX = 40;

  private final OutputLine line;
  private final Set<String> signs = new TreeSet<>();
  private final List<String> words = new ArrayList<>();
  private boolean bad;
  private boolean denied;

  /**
   * Reads a line.
   *
   * @param command the command line that printed it
   */
  LineFeatures(OutputLine line, String command) {
    this.line = line;
    Set<String> shapes = LineShape.of(line);
    signs.addAll(shapes);
    for (Hit hit : OutcomeWords.in(line.tokens())) {
      addHit(hit);
    }
    boolean shaped =
        shapes.contains("exception") || shapes.contains("errno") || shapes.contains("code");
    boolean status = shapes.contains("status4") || shapes.contains("status5");
    bad |= (shaped && !shapes.contains("frame")) || (status && line.tokens().size() < STATUS_LINE);
    addWords();
    addSpeaker(command);
  }

  /** Who says it: a command or a shell by its name, or the command line itself by echo. */
  private void addSpeaker(String command) {
    Speaker speaker = Speaker.of(line.tokens(), command);
    if (speaker != Speaker.NOBODY) {
      signs.add("says-" + speaker);
      signs.add(bad ? "says-bad" : "says-plain");
    }
    if (line.text().length() > 2 && command.contains(line.text())) {
      signs.add("echoed");
      bad = false;
    }
  }

  OutputLine line() {
    return line;
  }

  Set<String> signs() {
    return signs;
  }

  /** Words in their order; numbers and names by their kind. */
  List<String> words() {
    return words;
  }

  boolean has(String sign) {
    return signs.contains(sign);
  }

  /** Whether something in it may tell of a failure. */
  boolean isBad() {
    return bad;
  }

  /** Whether it says that there was no failure. */
  boolean isDenied() {
    return denied;
  }

  /** What it says of the whole: a denied failure, a success, a failure, both, or nothing. */
  String verdict() {
    boolean good = denied || signs.contains("success");
    boolean fails = signs.contains("fail") || signs.contains("error") || signs.contains("crash");
    if (denied && !fails) {
      return "denied";
    }
    return good ? fails ? "both" : "good" : fails ? "bad" : "";
  }

  private void addHit(Hit hit) {
    String grade = hit.grade().key();
    if (hit.count() == Count.ZERO
        && (hit.grade() == Grade.ERROR || hit.grade() == Grade.FAIL || hit.grade() == Grade.WARN)) {
      signs.add("zero-" + grade);
      denied |= hit.grade() != Grade.WARN;
      return;
    }
    signs.add(grade);
    bad |= hit.grade().isBad() || (hit.grade() == Grade.SUCCESS && hit.count() == Count.ZERO);
    if (hit.count() != Count.UNSAID) {
      signs.add((hit.count() == Count.SOME ? "some-" : "zero-") + grade);
    }
    List<Token> tokens = line.tokens();
    int before = 0;
    for (int i = 0; i < hit.at(); i++) {
      before += tokens.get(i).isMark() ? 0 : 1;
    }
    if (before < LEAD) {
      boolean first = before == 0;
      signs.add((first ? "first-" : "lead-") + grade);
    }
    int after = hit.at() + hit.length();
    if (after < tokens.size() && tokens.get(after).text().equals(":")) {
      signs.add(grade + ":");
    }
    if (tokens.get(hit.at()).text().chars().allMatch(Character::isUpperCase)) {
      signs.add("upper-" + grade);
    }
  }

  private void addWords() {
    for (Token token : line.tokens()) {
      if (words.size() == WORDS_MAX) {
        break;
      }
      switch (token.kind()) {
        case WORD -> words.add(token.key());
        case NUMBER -> words.add("#");
        case NAME -> words.add(TokenShape.isException(token) ? "<exception>" : "<name>");
        case MARK -> {
          if (":!\"'".contains(token.text())) {
            words.add(token.text());
          }
        }
      }
    }
  }
}
