package dev.cairn.eval.tools;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Line;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A catalogue and the requests that are asked of it: those that need no other tool.
 *
 * @param set the data set of the requests
 */
record Corpus(String set, List<ToolLine> tools, List<ToolQuestion> questions) {

  /** Every set with requests, each request with the catalogue that has all its tools. */
  static List<Corpus> read(JsonLines lines) {
    Map<String, List<List<ToolLine>>> catalogues = new LinkedHashMap<>();
    lines.sets().forEach(set -> catalogues.put(set, catalogues(lines.with(set, ToolLine.shape()))));
    List<Corpus> all = new ArrayList<>();
    for (String set : lines.sets()) {
      List<ToolQuestion> questions =
          lines.with(set, ToolQuestion.SHAPE).stream().map(ToolQuestion::of).toList();
      if (!questions.isEmpty()) {
        all.addAll(paired(set, questions, candidates(set, catalogues)));
      }
    }
    return all;
  }

  /** One per file: tools of two files were never offered together. */
  private static List<List<ToolLine>> catalogues(List<Line> lines) {
    Map<Path, List<ToolLine>> files = new LinkedHashMap<>();
    for (Line line : lines) {
      files.computeIfAbsent(line.file(), file -> new ArrayList<>()).add(ToolLine.of(line));
    }
    return List.copyOf(files.values());
  }

  /** The set's own catalogues, or all there are if it has none. */
  private static List<List<ToolLine>> candidates(
      String set, Map<String, List<List<ToolLine>>> catalogues) {
    List<List<ToolLine>> own = catalogues.getOrDefault(set, List.of());
    return own.isEmpty() ? catalogues.values().stream().flatMap(List::stream).toList() : own;
  }

  private static List<Corpus> paired(
      String set, List<ToolQuestion> questions, List<List<ToolLine>> catalogues) {
    List<Corpus> pairs = new ArrayList<>();
    Set<String> asked = questions.stream().map(ToolQuestion::id).collect(Collectors.toSet());
    for (List<ToolLine> catalogue : catalogues) {
      Set<String> ids = catalogue.stream().map(ToolLine::id).collect(Collectors.toSet());
      List<ToolQuestion> fitting = questions.stream()
          .filter(question -> asked.contains(question.id()) && answerable(question, ids))
          .toList();
      if (!fitting.isEmpty()) {
        fitting.forEach(question -> asked.remove(question.id()));
        pairs.add(new Corpus(set, catalogue, fitting));
      }
    }
    return pairs;
  }

  private static boolean answerable(ToolQuestion question, Set<String> ids) {
    return !question.gold().isEmpty()
        && question.gold().stream().allMatch(group -> group.stream().anyMatch(ids::contains));
  }
}
