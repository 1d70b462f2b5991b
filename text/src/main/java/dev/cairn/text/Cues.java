package dev.cairn.text;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

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
