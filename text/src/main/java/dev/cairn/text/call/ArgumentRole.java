package dev.cairn.text.call;

import dev.cairn.text.DataFile;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** What a string argument is, told by its key first and its shape second. */
enum ArgumentRole {
  COMMAND,
  SQL,
  URL,
  METHOD,
  PATH,
  HOST,
  ADDED,
  REMOVED,
  PATCH,
  WORDS;

  private static final Map<String, ArgumentRole> BY_KEY = byKey();

  static ArgumentRole of(String key, String value) {
    ArgumentRole role = BY_KEY.getOrDefault(plain(key), WORDS);
    return switch (role) {
      case SQL -> SqlReader.looksLikeSql(value) ? SQL : WORDS;
      case PATH -> oneWord(value) ? HttpReader.isAddress(value) ? URL : PATH : WORDS;
      case HOST -> oneWord(value) ? HOST : WORDS;
      case METHOD -> value.length() <= 7 && oneWord(value) ? METHOD : WORDS;
      case WORDS -> HttpReader.isAddress(value) && oneWord(value) ? URL : sqlOrWords(value);
      default -> role;
    };
  }

  /** Whether what stands behind a key is carried out by a shell. */
  static boolean isCommand(String key) {
    return BY_KEY.get(plain(key)) == COMMAND;
  }

  private static ArgumentRole sqlOrWords(String value) {
    return SqlReader.looksLikeSql(value) ? SQL : WORDS;
  }

  private static boolean oneWord(String value) {
    return value.chars().noneMatch(Character::isWhitespace);
  }

  private static String plain(String key) {
    return key.replace("_", "").replace("-", "").toLowerCase(Locale.ROOT);
  }

  private static Map<String, ArgumentRole> byKey() {
    Map<String, ArgumentRole> all = new HashMap<>();
    for (String line : DataFile.lines("call/argument-roles.txt")) {
      String[] words = line.split(" ", -1);
      ArgumentRole role = valueOf(words[0].toUpperCase(Locale.ROOT));
      for (int i = 1; i < words.length; i++) {
        all.put(words[i], role);
      }
    }
    return all;
  }
}
