package dev.cairn.text;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A language that is understood, told by its script and its most frequent words. */
public enum Language {
  ENGLISH("en"),
  GERMAN("de"),
  FRENCH("fr"),
  SPANISH("es"),
  PORTUGUESE("pt"),
  CHINESE("zh"),
  JAPANESE("ja"),
  OTHER("other");

  private static final Map<String, List<Language>> BY_WORD = frequentWords();

  private final String code;

  Language(String code) {
    this.code = code;
  }

  public String code() {
    return code;
  }

  /** Those rules are heard in; what is said in others is kept and searchable, and makes no card. */
  public static List<Language> understood() {
    return Stream.of(values()).filter(language -> language != OTHER).toList();
  }

  /** The language most of these words belong to; English if nothing tells. */
  public static Language of(List<Token> tokens) {
    Map<Language, Integer> votes = new EnumMap<>(Language.class);
    int foreign = 0;
    int words = 0;
    for (Token token : tokens) {
      if (!token.isWord()) {
        continue;
      }
      words++;
      Language script = byScript(token.key());
      if (script != null) {
        votes.merge(script, 2, Integer::sum);
      } else {
        BY_WORD
            .getOrDefault(token.key(), List.of())
            .forEach(each -> votes.merge(each, 1, Integer::sum));
        foreign += isAscii(token.key()) ? 0 : 1;
      }
    }
    return best(votes, foreign * 4 > words ? OTHER : ENGLISH);
  }

  private static Language best(Map<Language, Integer> votes, Language otherwise) {
    // Kana decide: Japanese is full of Han too.
    if (votes.containsKey(JAPANESE)) {
      return JAPANESE;
    }
    Language best = otherwise;
    int most = 0;
    for (Map.Entry<Language, Integer> each : votes.entrySet()) {
      if (each.getValue() > most) {
        best = each.getKey();
        most = each.getValue();
      }
    }
    return best;
  }

  private static @Nullable Language byScript(String word) {
    return switch (Character.UnicodeScript.of(word.codePointAt(0))) {
      case HAN -> CHINESE;
      case HIRAGANA, KATAKANA -> JAPANESE;
      case LATIN, COMMON, INHERITED -> null;
      default -> OTHER;
    };
  }

  /** Whether a word holds sentences together in some language and says little else. */
  public static boolean isFunctionWordAnywhere(String key) {
    return BY_WORD.containsKey(key);
  }

  /** The stem of a key: plural and singular, tenses and nouns of a verb meet in it. */
  public String stem(String key) {
    return Stemmers.stem(this, key);
  }

  /** Whether a key is one of the language's most frequent words, which tell nothing of what is said. */
  public boolean isFunctionWord(String key) {
    return BY_WORD.getOrDefault(key, List.of()).contains(this);
  }

  private static boolean isAscii(String text) {
    return text.chars().allMatch(c -> c < 0x80);
  }

  private static Map<String, List<Language>> frequentWords() {
    Map<String, List<Language>> all = new HashMap<>();
    for (Language language : List.of(ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE)) {
      for (String word : DataFile.lines("function-words-" + language.code + ".txt")) {
        all.merge(word, List.of(language), Language::joined);
      }
    }
    return all;
  }

  private static List<Language> joined(List<Language> some, List<Language> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }
}
