package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What statements of SQL would do. Only what is built like a statement is taken for one. */
final class SqlRisk {
  /** Words, signs that matter, and as one piece what must not be read: texts in quotes and comments. */
  private static final Pattern PIECE = Pattern.compile(
      "'[^']*+'?|\"[^\"]*+\"?|`[^`]*+`?|--[^\\n]*+|/\\*!?|\\*/|[\\p{L}_$][\\p{L}\\p{N}_$.]*+|\\p{N}++|[;=(),*]");

  private static final Set<String> THINGS = Set.of(
      "table",
      "database",
      "schema",
      "index",
      "view",
      "column",
      "user",
      "role",
      "function",
      "procedure",
      "trigger",
      "sequence",
      "type",
      "materialized",
      "extension",
      "tablespace",
      "constraint",
      "policy");
  private static final Set<String> AFTER_A_TABLE =
      Set.of("where", "using", "returning", "limit", "order", "as", "from", "output");
  private static final Set<String> LEADS_ON = Set.of("with", "explain", "begin", "do");
  private static final Set<String> CHANGES =
      Set.of("delete", "update", "insert", "merge", "drop", "truncate", "alter");

  /** Further ones say nothing new. */
  private static final int INNER_MAX = 20;

  private static final int FOUND_MAX = 50;
  private static final Set<String> ALWAYS_TRUE = Set.of("true", "1");

  private SqlRisk() {}

  static List<Found> in(String text) {
    List<Found> found = new ArrayList<>();
    for (List<String> statement : statements(text)) {
      read(statement).ifPresent(found::add);
      // Inside a statement only what a "with" may lead to; else a column could be called "replace".
      if (LEADS_ON.contains(statement.get(0))) {
        inner(statement, found);
      }
      if (found.size() > FOUND_MAX) {
        break;
      }
    }
    return found;
  }

  private static void inner(List<String> statement, List<Found> found) {
    int left = INNER_MAX;
    for (int at = 1; at < statement.size() && left > 0; at++) {
      if (CHANGES.contains(statement.get(at))) {
        read(statement.subList(at, statement.size())).ifPresent(found::add);
        left--;
      }
    }
  }

  private static Optional<Found> read(List<String> words) {
    String second = at(words, 1);
    return switch (words.get(0)) {
      case "drop" -> when(THINGS.contains(second), Risk.DANGEROUS, "DROP: deletes a " + second);
      case "truncate" ->
        when(
            second.equals("table") || words.size() == 2,
            Risk.DANGEROUS,
            "TRUNCATE: empties a table");
      case "delete" -> when(second.equals("from") && isTable(words, 2), delete(words));
      case "update" ->
        when(words.subList(0, Math.min(6, words.size())).contains("set"), update(words));
      case "alter" -> when(THINGS.contains(second), alter(words));
      case "insert", "replace" -> when(second.equals("into"), Risk.MODERATE, "writes rows");
      case "merge" -> when(second.equals("into"), Risk.MODERATE, "writes rows");
      case "create" ->
        when(
            THINGS.contains(second) || THINGS.contains(at(words, 2)) || second.equals("or"),
            Risk.MODERATE,
            "CREATE: changes the schema");
      case "grant", "revoke" ->
        when(
            words.contains("to") || words.contains("from"),
            Risk.DANGEROUS,
            "changes who may do what");
      case "exec", "execute", "call" ->
        when(
            words.stream().anyMatch(it -> it.contains("xp_cmdshell")),
            Risk.DANGEROUS,
            "runs a command on the server");
      default -> Optional.empty();
    };
  }

  private static Found delete(List<String> words) {
    return isUnbounded(words)
        ? new Found(Risk.DANGEROUS, "DELETE without WHERE: deletes all rows")
        : new Found(Risk.MODERATE, "DELETE: deletes rows");
  }

  private static Found update(List<String> words) {
    return isUnbounded(words)
        ? new Found(Risk.DANGEROUS, "UPDATE without WHERE: changes all rows")
        : new Found(Risk.MODERATE, "UPDATE: changes rows");
  }

  private static Found alter(List<String> words) {
    return words.contains("drop")
        ? new Found(Risk.DANGEROUS, "ALTER ... DROP: deletes a part of the schema")
        : new Found(Risk.MODERATE, "ALTER: changes the schema");
  }

  /** No condition, or one that is always true. */
  private static boolean isUnbounded(List<String> words) {
    int where = words.lastIndexOf("where");
    if (where < 0) {
      return true;
    }
    List<String> condition = words.subList(where + 1, words.size());
    boolean same = condition.size() == 3
        && condition.get(1).equals("=")
        && condition.get(0).equals(condition.get(2));
    return same || (condition.size() == 1 && ALWAYS_TRUE.contains(condition.get(0)));
  }

  /** "Delete from my calendar the meeting" is no SQL: behind a table stands an end or a known word. */
  private static boolean isTable(List<String> words, int at) {
    String after = at(words, at + 1);
    return at < words.size()
        && (after.isEmpty()
            || AFTER_A_TABLE.contains(after)
            || at(words, at + 2).equals("where"));
  }

  private static String at(List<String> words, int at) {
    return at < words.size() ? words.get(at) : "";
  }

  private static Optional<Found> when(boolean it, Risk risk, String why) {
    return when(it, new Found(risk, why));
  }

  private static Optional<Found> when(boolean it, Found found) {
    return it ? Optional.of(found) : Optional.empty();
  }

  private static List<List<String>> statements(String text) {
    List<List<String>> statements = new ArrayList<>();
    List<String> words = new ArrayList<>();
    boolean comment = false;
    Matcher piece = PIECE.matcher(text);
    while (piece.find()) {
      String word = piece.group().toLowerCase(Locale.ROOT);
      if (word.equals("/*") || word.equals("/*!") || word.equals("*/")) {
        // What stands behind "/*!" is run by MySQL.
        comment = word.equals("/*");
      } else if (word.equals(";")) {
        add(statements, words);
        words = new ArrayList<>();
      } else if (!comment && !word.startsWith("--")) {
        words.add(word);
      }
    }
    add(statements, words);
    return statements;
  }

  private static void add(List<List<String>> statements, List<String> words) {
    if (!words.isEmpty()) {
      statements.add(words);
    }
  }
}
