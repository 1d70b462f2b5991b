package dev.cairn.text.guard;

import dev.cairn.text.Language;
import dev.cairn.text.Token;
import dev.cairn.text.guard.ReadRule.Item;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the things that a part of a rule names, and which of them are alternatives. */
final class RuleItems {
  /** Words between alternatives. */
  private static final Set<String> JOINS = GuardWords.words("guard/joins.txt");

  /** Words before where, when, or with what. */
  private static final Map<String, Set<String>> PREPOSITIONS =
      GuardWords.byLanguage("guard/prepositions.txt");

  /** Words that take all cases: "in our", "in any". */
  private static final Set<String> WHOLE = GuardWords.words("guard/whole-words.txt");

  /** What a ban is for: "for security reasons". */
  private static final Set<String> MOTIVES = GuardWords.words("guard/motive-words.txt");

  private static final String JOIN_MARKS = ",、，/";

  private RuleItems() {}

  static List<Item> of(List<Token> tokens, boolean[] content, int from, int to, Language language) {
    List<Item> items = new ArrayList<>();
    int group = -1;
    boolean joined = false;
    boolean lastName = false;
    boolean qualifier = false;
    for (int i = from; i < to; i++) {
      Token token = tokens.get(i);
      if (!content[i] || isJoin(token)) {
        boolean join =
            isJoin(token) || (token.isMark() && JOIN_MARKS.indexOf(token.text().charAt(0)) >= 0);
        joined = join || (joined && token.isMark());
        qualifier |= isPreposition(token, language)
            && !isInfinitive(tokens, i, language)
            && !isAfterAversion(tokens, i);
        qualifier &= !WHOLE.contains(token.key());
        continue;
      }
      if (MOTIVES.contains(token.key())) {
        // "For security reasons" limits nothing.
        items.replaceAll(item -> item.qualifier() ? item.unqualified() : item);
        qualifier = false;
      }
      List<String> stems = Terms.of(token, language);
      BitSet acts = token.isName() ? new BitSet() : Acts.all().at(tokens, i);
      boolean generic = isGeneric(token, language);
      boolean alternative = joined && !items.isEmpty() && (lastName == token.isName() || generic);
      if (!alternative) {
        group++;
      }
      items.add(new Item(
          token,
          stems,
          acts,
          group,
          generic,
          qualifier && !token.isName(),
          qualifier && token.isName()));
      joined = false;
      qualifier &= !token.isName();
      lastName = token.isName();
    }
    return items;
  }

  private static boolean isPreposition(Token token, Language language) {
    return PREPOSITIONS.getOrDefault(language.code(), Set.of()).contains(token.key());
  }

  /** "Allergic to" takes the thing itself. */
  private static boolean isAfterAversion(List<Token> tokens, int at) {
    return at > 0 && GuardWords.AVERSION.at(tokens, at - 1) > 0;
  }

  /** Whether "to" goes on with what is done: "I refuse to book". */
  static boolean isInfinitive(List<Token> tokens, int at, Language language) {
    return language == Language.ENGLISH
        && at > 0
        && tokens.get(at).key().equals("to")
        && GuardWords.BEFORE_INFINITIVES.contains(tokens.get(at - 1).key());
  }

  private static boolean isJoin(Token token) {
    return !token.isName() && JOINS.contains(token.key());
  }

  /** Whether a thing is named there that is not generic. */
  static boolean names(List<Token> tokens, boolean[] content, int from, int to, Language language) {
    for (int i = from; i < to; i++) {
      if (content[i] && !isGeneric(tokens.get(i), language)) {
        return true;
      }
    }
    return false;
  }

  static boolean isGeneric(Token token, Language language) {
    String key = Terms.plain(token.key());
    return !token.isName()
        && (GuardWords.GENERIC.contains(key) || GuardWords.GENERIC.contains(language.stem(key)));
  }
}
