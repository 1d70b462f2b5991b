package dev.cairn.eval.guards;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import dev.cairn.fault.CairnException;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.guard.GuardTrainer.Label;
import dev.cairn.text.guard.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the rows of {@code rules_guards} and the groups written for training. */
final class GuardData {
  static final String SET = "rules_guards";

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final CallReader CALLS = new CallReader();

  private GuardData() {}

  static List<GuardRow> rows(Path folder) {
    List<GuardRow> rows = new ArrayList<>();
    JsonLines files = JsonLines.below(folder);
    for (String set : files.sets()) {
      for (Line line : files.with(set, "rule", "rule_source", "action", "label")) {
        rows.add(row(line));
      }
    }
    return rows;
  }

  private static GuardRow row(Line line) {
    JsonNode object = line.object();
    Rule rule = new Rule(line.name("id"), kind(line.name("rule_kind")), line.name("rule"));
    return new GuardRow(
        rule,
        line.name("rule_source"),
        call(object),
        Label.valueOf(line.name("label").toUpperCase(Locale.ROOT)),
        object.path("shares_word").asBoolean(false),
        isStrict(object),
        false);
  }

  /** Whether nobody doubts the label. */
  static boolean isStrict(JsonNode row) {
    return !row.path("doubt").asBoolean(false)
        && !row.path("note").asString("").startsWith("bare bullet");
  }

  private static Rule.Kind kind(String name) {
    return Rule.Kind.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private static ReadCall call(JsonNode object) {
    return CALLS.read(
        object.path("action").asString(""),
        object.path("tool").asString(""),
        map(object.path("args")));
  }

  static List<CrowdRow> crowds(Path folder) {
    List<CrowdRow> rows = new ArrayList<>();
    JsonLines files = JsonLines.below(folder);
    for (String set : files.sets()) {
      for (Line line : files.with(set, "rules", "action", "relevant", "forbids")) {
        List<Rule> rules = new ArrayList<>();
        for (String text : line.names("rules")) {
          rules.add(new Rule(
              String.format(Locale.ROOT, "%02d", rules.size()), Rule.Kind.CONSTRAINT, text));
        }
        rows.add(new CrowdRow(
            line.name("id"),
            line.name("source"),
            rules,
            call(line.object()),
            numbers(line.object().path("relevant")),
            numbers(line.object().path("forbids"))));
      }
    }
    return rows;
  }

  static Set<Integer> numbers(JsonNode array) {
    Set<Integer> all = new HashSet<>();
    array.forEach(each -> all.add(each.asInt()));
    return all;
  }

  /** All groups written for training below a folder. */
  static List<GuardRow> writtenBelow(Path folder) {
    List<GuardRow> rows = new ArrayList<>(written(folder.resolve("guards-dev.txt")));
    rows.addAll(written(folder.resolve("guards-life.txt")));
    return rows;
  }

  /** Groups: {@code = KIND | rule}, then lines of label, tool and arguments, parted by tabs. */
  private static List<GuardRow> written(Path file) {
    List<GuardRow> rows = new ArrayList<>();
    Rule rule = null;
    int number = 0;
    try {
      for (String line : Files.readAllLines(file)) {
        if (line.isBlank() || line.startsWith("#")) {
          continue;
        }
        if (line.startsWith("= ")) {
          int bar = line.indexOf('|');
          number++;
          rule = new Rule(
              file.getFileName() + "-" + number,
              kind(line.substring(2, bar).strip()),
              line.substring(bar + 1).strip());
        } else if (rule != null) {
          rows.add(writtenRow(rule, line.split("\t", 3)));
        }
      }
    } catch (IOException e) {
      throw CairnException.unavailable(file + " cannot be read: " + e.getMessage(), e);
    }
    return rows;
  }

  private static GuardRow writtenRow(Rule rule, String[] fields) {
    Map<String, Object> args = map(JSON.readTree(fields[2]));
    boolean words = fields[1].equals("-");
    ReadCall call = words
        ? CALLS.read(String.valueOf(args.get("action")), "", Map.of())
        : CALLS.read("", fields[1], args);
    Label label = Label.valueOf(fields[0].toUpperCase(Locale.ROOT));
    return new GuardRow(rule, rule.id(), call, label, false, true, true);
  }

  static Map<String, Object> map(JsonNode node) {
    Map<String, Object> map = new LinkedHashMap<>();
    node.properties().forEach(each -> map.put(each.getKey(), value(each.getValue())));
    return map;
  }

  private static Object value(JsonNode node) {
    if (node.isObject()) {
      return map(node);
    }
    if (node.isArray()) {
      List<Object> list = new ArrayList<>();
      node.forEach(each -> list.add(value(each)));
      return list;
    }
    return node.isNumber()
        ? node.numberValue()
        : node.isBoolean() ? node.asBoolean() : node.asString("");
  }
}
