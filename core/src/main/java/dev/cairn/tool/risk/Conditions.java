package dev.cairn.tool.risk;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Whether the WHERE of an UPDATE or DELETE picks out single rows. */
final class Conditions {
  private static final Set<String> ENDS =
      Set.of("returning", "order", "limit", "group", "on", "output");
  private static final Set<String> BROAD_COLUMNS =
      Set.copyOf(WordGroups.in("sql.txt").of("broad-column"));
  private static final Set<String> COMPARISONS = Set.of(
      "<", ">", "!", "like", "ilike", "between", "not", "is", "regexp", "rlike", "~", "similar");

  private Conditions() {}

  static boolean isNarrow(List<String> words) {
    int limit = words.lastIndexOf("limit");
    if (limit > 0 && limit + 1 < words.size() && words.get(limit + 1).equals("1")) {
      return true;
    }
    int where = topLevel(words, "where", 0);
    if (where < 0) {
      return false;
    }
    int end = where + 1;
    int depth = 0;
    while (end < words.size() && !(depth == 0 && ENDS.contains(words.get(end)))) {
      depth += words.get(end).equals("(") ? 1 : words.get(end).equals(")") ? -1 : 0;
      end++;
    }
    return narrow(words.subList(where + 1, end));
  }

  /** Each side of an OR must be narrow, one side of an AND suffices. */
  private static boolean narrow(List<String> condition) {
    List<String> bare = unbracketed(condition);
    List<List<String>> either = parted(bare, "or");
    if (either.size() > 1) {
      return either.stream().allMatch(Conditions::single);
    }
    return parted(bare, "and").stream().anyMatch(Conditions::single);
  }

  private static boolean single(List<String> part) {
    List<String> bare = unbracketed(part);
    if (bare.contains("and") && !bare.contains("between")) {
      return parted(bare, "and").stream().anyMatch(Conditions::single);
    }
    if (bare.size() < 3 || bare.stream().anyMatch(COMPARISONS::contains)) {
      return false;
    }
    String column = bare.get(0).substring(bare.get(0).lastIndexOf('.') + 1);
    boolean query = bare.contains("select");
    if (bare.get(1).equals("in")) {
      int select = bare.indexOf("select");
      return !query || isNarrow(bare.subList(select, bare.size() - 1));
    }
    boolean equals = bare.get(1).equals("=");
    boolean same = bare.size() == 3 && bare.get(0).equals(bare.get(2));
    boolean constant = !Character.isLetter(bare.get(0).charAt(0))
        && bare.get(0).charAt(0) != '_'
        && bare.get(0).charAt(0) != '(';
    boolean broad =
        BROAD_COLUMNS.contains(column) || column.startsWith("is_") || column.startsWith("has_");
    boolean truth =
        bare.get(2).equals("true") || bare.get(2).equals("false") || bare.get(2).equals("null");
    return equals && !same && !constant && !broad && !truth;
  }

  private static List<String> unbracketed(List<String> words) {
    List<String> bare = words;
    while (bare.size() > 2 && bare.get(0).equals("(") && closing(bare) == bare.size() - 1) {
      bare = bare.subList(1, bare.size() - 1);
    }
    return bare;
  }

  private static int closing(List<String> words) {
    int depth = 0;
    for (int i = 0; i < words.size(); i++) {
      depth += words.get(i).equals("(") ? 1 : words.get(i).equals(")") ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return -1;
  }

  private static int topLevel(List<String> words, String wanted, int from) {
    int depth = 0;
    for (int i = from; i < words.size(); i++) {
      depth += words.get(i).equals("(") ? 1 : words.get(i).equals(")") ? -1 : 0;
      if (depth <= 0 && words.get(i).equals(wanted)) {
        return i;
      }
    }
    return -1;
  }

  private static List<List<String>> parted(List<String> words, String at) {
    List<List<String>> parts = new ArrayList<>();
    int start = 0;
    for (int end = topLevel(words, at, 0); end >= 0; end = topLevel(words, at, end + 1)) {
      parts.add(words.subList(start, end));
      start = end + 1;
    }
    parts.add(words.subList(start, words.size()));
    return parts;
  }
}
