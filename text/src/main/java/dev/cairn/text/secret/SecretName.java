package dev.cairn.text.secret;

import dev.cairn.text.DataFile;
import dev.cairn.text.NameParts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether a name says that a secret stands behind it: {@code DB_PASSWORD}, {@code githubToken}, {@code X-Api-Key}. */
final class SecretName {
  private static final String HARMLESS = "!";

  /** How test runners report: {@code --- PASS: TestLogin}. */
  private static final String PASSED = "PASS";

  private static final int WORDS_MAX = 3;
  private static final int ENDING_MIN = 6;

  private final Map<String, String> kinds = new HashMap<>();
  private final Set<String> endings;

  SecretName() {
    for (String line : DataFile.lines("secret/names.txt")) {
      String[] columns = line.split("\t", 2);
      kinds.put(columns[1], columns[0]);
    }
    this.endings = Set.copyOf(DataFile.lines("secret/name-endings.txt"));
  }

  /** The last words of all names; a name can only stand where one of them does. */
  List<String> literals() {
    return kinds.keySet().stream()
        .map(name -> name.substring(name.lastIndexOf(' ') + 1))
        .map(SecretName::ascii)
        .distinct()
        .toList();
  }

  /** The longest part of a word that is ASCII, which is all that is looked for: {@code contrase} of contraseña. */
  static String ascii(String word) {
    return Arrays.stream(word.split("[^\\x00-\\x7F]+", -1))
        .max(Comparator.comparingInt(String::length))
        .orElseThrow();
  }

  /** The kind of secret such a name has. */
  Optional<String> kind(String name) {
    if (name.equals(PASSED) || name.endsWith(" " + PASSED)) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>();
    for (String part : NameParts.of(name)) {
      words.add(part.replaceAll("\\d+$", ""));
    }
    while (!words.isEmpty() && isEnding(words.get(words.size() - 1))) {
      words.remove(words.size() - 1);
    }
    for (int count = Math.min(WORDS_MAX, words.size()); count > 0; count--) {
      String tail = String.join(" ", words.subList(words.size() - count, words.size()));
      String kind = kinds.get(tail);
      if (kind != null) {
        return kind.equals(HARMLESS) ? Optional.empty() : Optional.of(kind);
      }
    }
    return words.isEmpty() ? Optional.empty() : grown(words.get(words.size() - 1));
  }

  private boolean isEnding(String word) {
    return word.isEmpty() || endings.contains(word);
  }

  /** Names written in one: {@code pgpassword}, {@code authtoken}. */
  private Optional<String> grown(String word) {
    return kinds.entrySet().stream()
        .filter(each -> each.getKey().indexOf(' ') < 0 && !each.getValue().equals(HARMLESS))
        .filter(each -> each.getKey().length() >= ENDING_MIN || each.getKey().equals("token"))
        .filter(each -> word.endsWith(each.getKey()))
        .map(Map.Entry::getValue)
        .sorted()
        .findFirst();
  }
}
