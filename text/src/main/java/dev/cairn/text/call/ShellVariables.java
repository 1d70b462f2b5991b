package dev.cairn.text.call;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Values of variables that are written out in the same script. */
final class ShellVariables {
  private static final int EXPANDED_MAX = 50;

  private final Map<String, List<String>> values = new HashMap<>();

  /** Notes NAME=value; a value that is not written out is forgotten. */
  void assign(String assignment) {
    int equals = assignment.indexOf('=');
    set(assignment.substring(0, equals), List.of(assignment.substring(equals + 1)));
  }

  void set(String name, List<String> all) {
    boolean plain = !all.isEmpty()
        && all.size() <= EXPANDED_MAX
        && all.stream().noneMatch(value -> value.indexOf('$') >= 0);
    if (plain) {
      values.put(name, all);
    } else {
      values.remove(name);
    }
  }

  /** The word with its variable replaced by each of its values; itself if one is not known. */
  List<String> expand(String word) {
    List<String> words = List.of(word);
    for (int dollar = word.indexOf('$'); dollar >= 0; dollar = words.get(0).indexOf('$')) {
      String name = name(words.get(0), dollar + 1);
      List<String> known = values.get(name);
      if (name.isEmpty() || known == null || words.size() * known.size() > EXPANDED_MAX) {
        return List.of(word);
      }
      words = replaced(words, name, known);
    }
    return words;
  }

  private static List<String> replaced(List<String> words, String name, List<String> known) {
    List<String> all = new ArrayList<>();
    for (String word : words) {
      for (String value : known) {
        all.add(
            word.contains("${" + name + "}")
                ? word.replace("${" + name + "}", value)
                : word.replace("$" + name, value));
      }
    }
    return all;
  }

  private static String name(String word, int from) {
    boolean braced = from < word.length() && word.charAt(from) == '{';
    int start = braced ? from + 1 : from;
    int end = start;
    while (end < word.length()
        && (Character.isLetterOrDigit(word.charAt(end)) || word.charAt(end) == '_')) {
      end++;
    }
    boolean closed = !braced || (end < word.length() && word.charAt(end) == '}');
    return closed ? word.substring(start, end) : "";
  }
}
