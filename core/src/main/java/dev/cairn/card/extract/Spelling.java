package dev.cairn.card.extract;

import java.util.List;
import java.util.regex.Pattern;

/** Spells out what is drawn together, so that a rule is written once for don't, dont and do not. */
final class Spelling {
  private record Change(Pattern drawn, String full) {
    Change(String drawn, String full) {
      this(Pattern.compile("\\b(?:" + drawn + ")"), full);
    }
  }

  private static final List<Change> CHANGES = List.of(
      new Change("can(?:'t|t|not)\\b", "cannot"),
      new Change("won't\\b", "will not"),
      new Change("shan't\\b", "shall not"),
      new Change(
          "(do|does|did|is|are|was|were|should|must|would|could|have|has|had|need)n'?t\\b",
          "$1 not"),
      new Change("(i)(?:'m|m)\\b", "$1 am"),
      new Change("(you|we|they)'re\\b", "$1 are"),
      new Change("youre\\b", "you are"),
      new Change("(i|you|we|they)'?ve\\b", "$1 have"),
      new Change("(i|you|we|they|he|she|it)'ll\\b", "$1 will"),
      new Change("(i|you|we|they|he|she)'d\\b", "$1 would"),
      new Change("(it|that|there|what|here|he|she)'s\\b", "$1 is"),
      new Change("thats\\b", "that is"),
      new Change("let's\\b", "let us"),
      new Change("anymore\\b", "any more"),
      new Change("anytime\\b", "any time"),
      new Change("everytime\\b", "every time"),
      new Change("(?:okay|o\\.k\\.|okey)", "ok"),
      new Change("(?:alright|all right)\\b", "fine"),
      new Change("(?:pls|plz|kindly)\\b", "please"));

  private Spelling() {}

  static String out(String plain) {
    String full = plain;
    for (Change change : CHANGES) {
      full = change.drawn.matcher(full).replaceAll(change.full);
    }
    return full;
  }
}
