package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.Executor;
import dev.cairn.text.call.ReadCall.SqlStatement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What statements of SQL would do, by their verb, what they act on and how narrow their condition is. */
final class SqlRisk {
  private static final WordGroups WORDS = WordGroups.in("sql.txt");
  private static final Set<String> ACTING = Set.copyOf(WORDS.of("dangerous-function"));
  private static final Set<String> SECRET = Set.copyOf(WORDS.of("secret-column"));
  private static final Map<String, Risk> VERBS = verbs();
  private static final int DEPTH_MAX = 3;

  private SqlRisk() {}

  static List<Found> in(List<SqlStatement> statements) {
    return in(statements, 0);
  }

  private static List<Found> in(List<SqlStatement> statements, int depth) {
    List<Found> found = new ArrayList<>();
    boolean undone = isUndone(statements);
    for (SqlStatement statement : statements) {
      if (!statement.carried()) {
        continue;
      }
      List<String> words = statement.words().stream().map(SqlRisk::lower).toList();
      Risk risk = depth > DEPTH_MAX ? Risk.DANGEROUS : risk(words, depth);
      Risk told = undone && risk == Risk.DANGEROUS ? Risk.MODERATE : risk;
      if (told != Risk.SAFE) {
        found.add(new Found(told, statement.verb() + ": " + why(told)));
      }
    }
    return found;
  }

  private static String why(Risk risk) {
    return risk == Risk.MODERATE
        ? "changes rows or tables"
        : "takes away much, changes rights, reads secrets or is not known";
  }

  /** Begun and rolled back, nothing between them lasts. */
  private static boolean isUndone(List<SqlStatement> statements) {
    List<String> verbs = statements.stream().map(SqlStatement::verb).toList();
    return verbs.size() > 2
        && (verbs.get(0).equals("BEGIN") || verbs.get(0).equals("START"))
        && verbs.get(verbs.size() - 1).equals("ROLLBACK")
        && !verbs.contains("COMMIT");
  }

  private static Risk risk(List<String> words, int depth) {
    Risk inside = acts(words) ? Risk.DANGEROUS : Risk.SAFE;
    return inside.worse(
        switch (words.get(0)) {
          case "select", "with", "values", "table" -> query(words);
          case "(" -> words.contains("select") ? query(words) : Risk.DANGEROUS;
          case "explain", "describe", "desc" -> explained(words, depth);
          case "prepare" -> prepared(words, depth);
          case "update", "delete" -> changed(words);
          case "drop" -> dropped(words);
          case "alter" -> altered(words);
          case "create" -> created(words);
          case "copy" -> copied(words);
          case "pragma" ->
            words.contains("writable_schema")
                ? Risk.DANGEROUS
                : words.contains("=") ? Risk.MODERATE : Risk.SAFE;
          case "set" ->
            words.stream().anyMatch(WORDS.of("set-dangerous")::contains)
                ? Risk.DANGEROUS
                : Risk.SAFE;
          case "load" -> words.contains("data") ? Risk.MODERATE : Risk.DANGEROUS;
          case "attach" -> attached(words);
          case "do" -> within(words, depth);
          case "exec", "execute", "call" ->
            words.contains("immediate") ? Risk.DANGEROUS : Risk.MODERATE;
          case "insert", "replace", "merge" -> inserted(words);
          default -> VERBS.getOrDefault(words.get(0), Risk.DANGEROUS);
        });
  }

  /** Functions that act though they stand in a query. */
  private static boolean acts(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      String name = word.substring(word.lastIndexOf('.') + 1);
      boolean called = i + 1 < words.size() && words.get(i + 1).equals("(");
      boolean stored = i <= 1 && (word.startsWith("xp_") || ACTING.contains(name));
      boolean says =
          called && i > 0 && isIn(name, "dangerous-part") && !words.get(0).equals("create");
      if ((ACTING.contains(name) && called) || stored || says) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of the parts of a name is in a list. */
  private static boolean isIn(String name, String list) {
    return List.of(name.split("_", -1)).stream().anyMatch(WORDS.of(list)::contains);
  }

  private static Risk query(List<String> words) {
    for (int i = 0; i + 1 < words.size(); i++) {
      String word = words.get(i);
      boolean starts = i == 0
          || words.get(i - 1).equals("(")
          || words.get(i - 1).equals(")")
          || (i > 0 && words.get(0).equals("with"));
      if (starts
          && (word.equals("delete") || word.equals("update"))
          && (words.get(i + 1).equals("from") || hasAfter(words, i, "set"))
          && !(i > 0 && words.get(i - 1).equals("for"))) {
        return changed(words.subList(i, words.size()));
      }
      if (word.equals("insert") && words.get(i + 1).equals("into")) {
        return Risk.MODERATE;
      }
    }
    if (words.contains("outfile") || words.contains("dumpfile")) {
      return Risk.DANGEROUS;
    }
    if (secrets(words)) {
      return Risk.DANGEROUS;
    }
    boolean locks = follows(words, "for", "update")
        || words.contains("nextval")
        || follows(words, "for", "share");
    int into = words.indexOf("into");
    int from = words.indexOf("from");
    boolean makes = into > 0
        && (from < 0 || into < from)
        && !words.get(Math.min(words.size() - 1, into + 1)).startsWith("@");
    return locks || makes ? Risk.MODERATE : Risk.SAFE;
  }

  /** Columns of secrets that are shown, and tables that hold nothing else. */
  private static boolean secrets(List<String> words) {
    boolean shown = false;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      shown = word.equals("select") || (shown && !word.equals("from"));
      String name = word.substring(word.lastIndexOf('.') + 1);
      boolean counted =
          i > 1 && words.get(i - 1).equals("(") && words.get(i - 2).equals("count");
      boolean follows =
          i > 0 && (words.get(i - 1).equals("from") || words.get(i - 1).equals("join"));
      boolean table =
          follows && (WORDS.of("secret-table").contains(name) || word.equals("mysql.user"));
      if ((shown && SECRET.contains(name) && !counted) || (table && !shown)) {
        return true;
      }
    }
    return false;
  }

  private static Risk explained(List<String> words, int depth) {
    int analyze = words.indexOf("analyze");
    int start = 1;
    while (start < words.size() && !isVerb(words.get(start))) {
      start++;
    }
    boolean runs = analyze > 0 && analyze < start && start < words.size();
    return runs && depth <= DEPTH_MAX
        ? risk(words.subList(start, words.size()), depth + 1)
        : Risk.SAFE;
  }

  /** What is prepared may be run, by this call or the next. */
  private static Risk prepared(List<String> words, int depth) {
    int as = words.indexOf("as") + 1;
    return as > 0 && as < words.size() && depth <= DEPTH_MAX
        ? Risk.MODERATE.worse(risk(words.subList(as, words.size()), depth + 1))
        : Risk.MODERATE;
  }

  private static boolean isVerb(String word) {
    return Set.of("select", "insert", "update", "delete", "with", "create", "merge")
        .contains(word);
  }

  private static Risk changed(List<String> words) {
    return Conditions.isNarrow(words) ? Risk.MODERATE : Risk.DANGEROUS;
  }

  private static Risk inserted(List<String> words) {
    boolean rights = words.stream()
        .limit(6)
        .anyMatch(word -> word.startsWith("mysql.") || word.startsWith("pg_"));
    boolean over = words.get(0).equals("replace") && words.contains("select");
    boolean deletes = words.get(0).equals("merge") && words.contains("delete");
    return rights || over || deletes ? Risk.DANGEROUS : Risk.MODERATE;
  }

  private static Risk dropped(List<String> words) {
    boolean small = words.stream()
        .limit(4)
        .anyMatch(word -> Set.of(
                "index",
                "view",
                "temp",
                "temporary",
                "trigger",
                "function",
                "procedure",
                "constraint")
            .contains(word));
    return small && !words.contains("cascade") ? Risk.MODERATE : Risk.DANGEROUS;
  }

  private static Risk altered(List<String> words) {
    String thing = words.size() > 1 ? words.get(1) : "";
    if (!Set.of(
            "table",
            "index",
            "view",
            "sequence",
            "type",
            "schema",
            "function",
            "materialized",
            "trigger")
        .contains(thing)) {
      return Risk.DANGEROUS;
    }
    for (int i = 2; i + 1 < words.size(); i++) {
      String next = words.get(i + 1);
      boolean harmless = Set.of(
              "constraint",
              "default",
              "not",
              "index",
              "identity",
              "foreign",
              "key",
              "check",
              "expression")
          .contains(next);
      if (words.get(i).equals("drop") && !harmless) {
        return Risk.DANGEROUS;
      }
    }
    boolean retyped = (words.contains("type") && words.contains("column"))
        || words.contains("modify")
        || words.contains("change");
    boolean widened = words.contains("text") || words.contains("bigint") || words.contains("jsonb");
    boolean rights =
        words.contains("owner") || follows(words, "disable", "row") || words.contains("rls");
    return rights || (retyped && !widened && thing.equals("table"))
        ? Risk.DANGEROUS
        : Risk.MODERATE;
  }

  private static Risk created(List<String> words) {
    boolean rights = words.stream()
        .limit(4)
        .anyMatch(
            word -> Set.of("user", "role", "login", "server", "subscription").contains(word));
    boolean code = words.stream()
        .anyMatch(word -> Set.of("plpythonu", "plpython3u", "plperlu", "c").contains(word)
            && words.contains("language"));
    return rights || code ? Risk.DANGEROUS : Risk.MODERATE;
  }

  private static Risk copied(List<String> words) {
    boolean stream = words.contains("stdout") || words.contains("stdin");
    if (words.contains("program") || (!stream && words.contains("to"))) {
      return Risk.DANGEROUS;
    }
    return words.contains("stdout") ? Risk.SAFE : Risk.MODERATE;
  }

  private static Risk attached(List<String> words) {
    return words.stream().filter(word -> word.startsWith("'")).anyMatch(word -> {
          Place place = Places.in(java.util.Optional.empty()).of(word.replace("'", ""));
          return place != Place.WORKSPACE && place != Place.SCRATCH && place != Place.RECREATABLE;
        })
        ? Risk.DANGEROUS
        : Risk.MODERATE;
  }

  /** A block of statements in quotes. */
  private static Risk within(List<String> words, int depth) {
    Risk worst = Risk.MODERATE;
    for (String word : words) {
      if (word.startsWith("'") && word.length() > 2) {
        String block = word.substring(1, word.length() - 1);
        if (block.contains("execute")) {
          worst = Risk.DANGEROUS;
        }
        String inner = block.replaceAll("\\b(begin|declare|end|then|loop|if)\\b", ";");
        List<SqlStatement> statements = new CallReader()
            .read(Executor.of(Executor.Kind.SQL), "", Map.of("sql", inner)).statements().stream()
                .filter(it -> isVerb(lower(it.verb()))
                    || Set.of("drop", "truncate", "alter", "grant").contains(lower(it.verb())))
                .toList();
        for (Found found : in(statements, depth + 1)) {
          worst = worst.worse(found.risk());
        }
      }
    }
    return worst;
  }

  private static boolean hasAfter(List<String> words, int from, String wanted) {
    return words.subList(from, Math.min(words.size(), from + 6)).contains(wanted);
  }

  private static boolean follows(List<String> words, String first, String second) {
    for (int i = 0; i + 1 < words.size(); i++) {
      if (words.get(i).equals(first) && words.get(i + 1).equals(second)) {
        return true;
      }
    }
    return false;
  }

  private static String lower(String word) {
    return word.toLowerCase(Locale.ROOT);
  }

  private static Map<String, Risk> verbs() {
    Map<String, Risk> verbs = new java.util.HashMap<>();
    WORDS.of("safe-verb").forEach(verb -> verbs.put(verb, Risk.SAFE));
    WORDS.of("moderate-verb").forEach(verb -> verbs.put(verb, Risk.MODERATE));
    return verbs;
  }
}
