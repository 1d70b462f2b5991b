package dev.cairn.text;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tartarus.snowball.SnowballStemmer;
import org.tartarus.snowball.ext.EnglishStemmer;
import org.tartarus.snowball.ext.FrenchStemmer;
import org.tartarus.snowball.ext.German2Stemmer;
import org.tartarus.snowball.ext.PortugueseStemmer;
import org.tartarus.snowball.ext.SpanishStemmer;

/** Snowball's stemmers by language. One keeps the word it works on, so every thread has its own. */
final class Stemmers {
  private static final int STEM_CHARS_MIN = 4;

  private static final ThreadLocal<Map<Language, SnowballStemmer>> BY_LANGUAGE =
      ThreadLocal.withInitial(() -> new EnumMap<>(Map.of(
          Language.ENGLISH, new EnglishStemmer(),
          Language.GERMAN, new German2Stemmer(),
          Language.FRENCH, new FrenchStemmer(),
          Language.SPANISH, new SpanishStemmer(),
          Language.PORTUGUESE, new PortugueseStemmer())));

  private Stemmers() {}

  static String stem(Language language, String key) {
    @Nullable SnowballStemmer stemmer = BY_LANGUAGE.get().get(language);
    if (stemmer == null || key.length() < STEM_CHARS_MIN) {
      return key;
    }
    stemmer.setCurrent(key);
    stemmer.stem();
    return stemmer.getCurrent();
  }
}
