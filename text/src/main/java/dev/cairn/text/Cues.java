package dev.cairn.text;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Words that tell what a sentence does, in all languages that are understood. The only lists of their kind:
 * whoever needs to know a negation or a promise asks here.
 */
public enum Cues {
  NEGATION("negation"),
  DUTY("duty"),
  LIKING("liking"),
  LASTING("lasting"),
  ONCE("once"),
  PERMISSION("permission"),
  WITHDRAWAL("withdrawal"),
  EXCEPTION("exception"),
  RENEWAL("renewal"),
  HEARSAY("hearsay"),
  HYPOTHESIS("hypothesis"),
  PROMISE("promise"),
  HERE("here"),
  EVERYWHERE("everywhere"),
  COURTESY("courtesy");

  private static final Map<Cues, Lexicon> LEXICA = lexica();

  private final String name;

  Cues(String name) {
    this.name = name;
  }

  public boolean in(List<Token> tokens) {
    return lexicon().occursIn(tokens);
  }

  public int count(List<Token> tokens) {
    return lexicon().count(tokens);
  }

  /** How many tokens the longest cue has that begins there; 0 if none does. */
  public int at(List<Token> tokens, int at) {
    return lexicon().at(tokens, at);
  }

  /** Which of some cues a text has. A word inside a longer cue is none: "not allowed" allows nothing. */
  public static Set<Cues> in(List<Token> tokens, Set<Cues> which) {
    Set<Cues> found = EnumSet.noneOf(Cues.class);
    for (int at = 0; at < tokens.size(); ) {
      int longest = longest(tokens, at, which);
      for (Cues each : which) {
        if (longest > 0 && each.at(tokens, at) == longest) {
          found.add(each);
        }
      }
      at += Math.max(1, longest);
    }
    return found;
  }

  /** The tokens of a text that belong to none of some cues. */
  public static List<Token> outside(List<Token> tokens, Set<Cues> which) {
    List<Token> outside = new ArrayList<>();
    for (int at = 0; at < tokens.size(); ) {
      int longest = longest(tokens, at, which);
      if (longest == 0) {
        outside.add(tokens.get(at));
      }
      at += Math.max(1, longest);
    }
    return outside;
  }

  private static int longest(List<Token> tokens, int at, Set<Cues> which) {
    return which.stream().mapToInt(cue -> cue.at(tokens, at)).max().orElse(0);
  }

  private Lexicon lexicon() {
    return Objects.requireNonNull(LEXICA.get(this));
  }

  private static Map<Cues, Lexicon> lexica() {
    Map<Cues, Lexicon> all = new EnumMap<>(Cues.class);
    for (Cues cues : values()) {
      all.put(cues, Lexicon.of("cue-" + cues.name + ".txt"));
    }
    return all;
  }
}
