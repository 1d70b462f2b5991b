package dev.cairn.text.guard;

import dev.cairn.text.Cues;
import dev.cairn.text.DataFile;
import dev.cairn.text.Language;
import dev.cairn.text.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Stems of content words. Names are cut at their marks and humps; words that mean the same meet in one stem. */
final class Terms {
  private static final Map<String, String> SYNONYMS = synonyms();

  private static final List<Cues> SAY_NOTHING =
      List.of(Cues.NEGATION, Cues.DUTY, Cues.COURTESY, Cues.HERE, Cues.EVERYWHERE, Cues.LASTING);

  private Terms() {}

  /** Which tokens are about something: no marks, function words or cues. */
  static boolean[] content(List<Token> tokens, Language language) {
    boolean[] content = new boolean[tokens.size()];
    for (int i = 0; i < content.length; i++) {
      Token token = tokens.get(i);
      content[i] = token.isName()
          || (!token.isMark()
              && !language.isFunctionWord(token.key())
              && !Language.ENGLISH.isFunctionWord(token.key())
              && !isHiragana(token.key()));
    }
    for (Cues cues : SAY_NOTHING) {
      for (int i = 0; i < content.length; i++) {
        int length = tokens.get(i).isName() ? 0 : cues.at(tokens, i);
        for (int k = i; k < i + length; k++) {
          content[k] = false;
        }
      }
    }
    return content;
  }

  /** In Japanese particles and endings are written in hiragana, and things mostly are not. */
  private static boolean isHiragana(String key) {
    return !key.isEmpty()
        && key.chars()
            .allMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HIRAGANA);
  }

  /** The stems of one token. */
  static List<String> of(Token token, Language language) {
    List<String> stems = new ArrayList<>();
    if (token.isName()) {
      split(token.text(), stems);
    } else if (!token.isMark()) {
      stems.add(stem(plain(token.key()), language));
    }
    return stems;
  }

  /** Without an elided word before it: "n'utilise" is "utilise". */
  static String plain(String key) {
    int mark = key.indexOf('\'');
    return mark > 0 && mark <= 2 && mark + 1 < key.length() ? key.substring(mark + 1) : key;
  }

  static String stem(String key, Language language) {
    String known = SYNONYMS.get(key);
    if (known != null) {
      return known;
    }
    String stem = withoutIfi(language.stem(key), language);
    return SYNONYMS.getOrDefault(stem, stem);
  }

  /** "Verify" and "verification" meet. */
  private static String withoutIfi(String stem, Language language) {
    boolean verb = language == Language.ENGLISH && stem.length() > 5 && stem.endsWith("ifi");
    return verb ? stem.substring(0, stem.length() - 1) : stem;
  }

  /** Cuts what is no prose into words: at marks, at humps, at borders of letters and digits not. */
  static void split(String text, List<String> into) {
    int start = -1;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : ' ';
      boolean inside = Character.isLetterOrDigit(c);
      boolean hump = inside
          && start >= 0
          && Character.isUpperCase(c)
          && Character.isLowerCase(text.charAt(i - 1));
      if (start >= 0 && (!inside || hump)) {
        part(text.substring(start, i), into);
        start = -1;
      }
      if (inside && start < 0) {
        start = i;
      }
    }
  }

  private static void part(String part, List<String> into) {
    String key = dev.cairn.text.Tokenizer.key(part);
    if (key.length() > 1 && key.length() < 40 && !Language.ENGLISH.isFunctionWord(key)) {
      into.add(stem(key, Language.ENGLISH));
    }
  }

  private static Map<String, String> synonyms() {
    Map<String, String> all = new HashMap<>();
    for (String line : DataFile.lines("guard/synonyms.txt")) {
      String[] words = line.split(" ", -1);
      String name = Language.ENGLISH.stem(words[0]);
      for (String word : words) {
        all.putIfAbsent(word, name);
        all.putIfAbsent(Language.ENGLISH.stem(word), name);
      }
    }
    return all;
  }
}
