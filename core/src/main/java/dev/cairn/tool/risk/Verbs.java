package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The lexicon: what verbs there are, and in which forms they are met. */
final class Verbs {
  static final Verbs LEXICON = new Verbs(RuleFile.lines("verbs.txt"), RuleFile.lines("tame.txt"));

  private static final String UN = "un";
  private static final int UN_WORD_MIN = 5;
  private static final int GERUND_MIN = 6;
  private static final int NEAR = 3;

  private final Map<String, Verb> verbs = new HashMap<>();
  private final List<Verb> unparted = new ArrayList<>();
  private final Map<String, Set<String>> harmless = new HashMap<>();

  private Verbs(List<String> lines, List<String> tame) {
    VerbKind kind = VerbKind.LOOK;
    for (String line : lines) {
      if (line.startsWith("=")) {
        kind = VerbKind.of(line.substring(1).strip());
      } else {
        read(line, kind);
      }
    }
    tame.forEach(this::readTame);
  }

  private void read(String line, VerbKind kind) {
    for (String word : line.split(" +", -1)) {
      boolean noun = word.endsWith("*");
      String written = noun ? word.substring(0, word.length() - 1) : word;
      String plain = Spelling.seen(written);
      if (!isLatin(plain)) {
        unparted.add(new Verb(plain, kind, noun));
      }
      if (verbs.put(plain, new Verb(plain, kind, noun)) != null) {
        throw new IllegalStateException("verbs.txt says '" + plain + "' twice");
      }
    }
  }

  private void readTame(String line) {
    int colon = line.indexOf(':');
    List<String> words = List.of(line.substring(colon + 1).strip().split(" +", -1));
    for (String verb : line.substring(0, colon).split(" +", -1)) {
      harmless.computeIfAbsent(verb, it -> new HashSet<>()).addAll(words);
    }
  }

  int size() {
    return verbs.size();
  }

  /** The verb in its plain form, or behind "un", where it only takes back. */
  Optional<Verb> plain(String word) {
    Verb known = verbs.get(word);
    if (known == null && !isLatin(word)) {
      // Where words are not parted by blanks, and where they are inflected, a verb stands inside a
      // longer word.
      return unparted.stream().filter(verb -> word.contains(verb.word())).findFirst();
    }
    if (known != null || word.length() < UN_WORD_MIN || !word.startsWith(UN)) {
      return Optional.ofNullable(known);
    }
    return Optional.ofNullable(verbs.get(word.substring(UN.length())))
        .map(inner -> new Verb(word, VerbKind.TAKE_BACK, false));
  }

  /** The verb in the third person: deletes, copies, pushes. */
  Optional<Verb> third(String word) {
    if (word.endsWith("ies")) {
      return plain(cut(word, "ies") + "y");
    }
    Optional<Verb> longer = word.endsWith("es") ? plain(cut(word, "es")) : Optional.empty();
    return longer.isEmpty() && word.endsWith("s") ? plain(cut(word, "s")) : longer;
  }

  /** The verb as a gerund: deleting, dropping, listing. */
  Optional<Verb> gerund(String word) {
    if (word.length() < GERUND_MIN || !word.endsWith("ing")) {
      return Optional.empty();
    }
    String stem = cut(word, "ing");
    int last = stem.length() - 1;
    boolean doubled = stem.charAt(last) == stem.charAt(last - 1);
    return plain(stem)
        .or(() -> plain(stem + "e"))
        .or(() -> doubled ? plain(stem.substring(0, last)) : Optional.empty());
  }

  /** Whether one of the words near this verb makes it harmless: run tests, format a date. */
  boolean isTame(Verb verb, List<String> words, int at) {
    Set<String> known = harmless.getOrDefault(verb.word(), Set.of());
    int end = Math.min(words.size(), at + 1 + NEAR);
    boolean after = words.subList(at + 1, end).stream().anyMatch(known::contains);
    return after || (at == words.size() - 1 && at > 0 && known.contains(words.get(at - 1)));
  }

  private static boolean isLatin(String word) {
    return word.chars().allMatch(c -> c < 0x250);
  }

  private static String cut(String word, String ending) {
    return word.substring(0, word.length() - ending.length());
  }
}
