package dev.cairn.server.view;

import dev.cairn.log.ToolId;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.PlanTools.Task;
import dev.cairn.server.terminal.Plain;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A plan drawn in layers: what stands in one can be run side by side, arrows say what each task waits for. */
final class PlanView {
  private static final String INDENT = "      ";

  private PlanView() {}

  static void print(PlanTools.Answer answer, Page page) {
    if (!answer.tasks().isEmpty()) {
      page.line("%s, confidence %.2f"
          .formatted(Page.count(answer.tasks().size(), "task"), answer.confidence()));
      layers(answer, page);
    }
    answer.warning().ifPresent(warning -> page.line(page.ink().yellow(Plain.line(warning))));
    answer.notice().ifPresent(notice -> page.line(page.ink().dim(Plain.line(notice))));
    if (page.wants("why")) {
      WhyTree.print(answer.why(), "", page);
    }
  }

  private static void layers(PlanTools.Answer answer, Page page) {
    List<List<Task>> layers = layers(answer.tasks());
    int width =
        answer.tasks().stream().mapToInt(task -> name(task).length()).max().orElse(0);
    for (int i = 0; i < layers.size(); i++) {
      if (i > 0) {
        page.line(page.ink().dim("    ↓"));
      }
      for (int j = 0; j < layers.get(i).size(); j++) {
        String number = j == 0 ? Integer.toString(i + 1) : "";
        String lead = "%2s %s ".formatted(number, bracket(j, layers.get(i).size()));
        task(lead, layers.get(i).get(j), width, answer, page);
      }
    }
  }

  private static void task(String lead, Task task, int width, PlanTools.Answer answer, Page page) {
    String name = name(task);
    String after = task.dependsOn().isEmpty() ? "" : "  ← " + String.join(", ", task.dependsOn());
    page.line(page.ink().dim(lead)
        + task.id()
        + "  "
        + page.ink().bold(name)
        + " ".repeat(width - name.length())
        + page.ink().green("  %.2f".formatted(task.confidence()))
        + page.ink().cyan(after));
    if (page.wants("why")) {
      WhyTree.print(task.why(), INDENT, page);
      answer.dependencies().stream()
          .filter(each -> each.task().equals(task.id()))
          .forEach(each -> WhyTree.print(each.why(), INDENT, page));
    }
  }

  private static String name(Task task) {
    return Plain.line(task.tool()
        .map(ToolId::toString)
        .orElseGet(() -> "capability:" + task.capability().orElse("")));
  }

  private static String bracket(int place, int size) {
    if (size == 1) {
      return "─";
    }
    return place == 0 ? "┬" : place == size - 1 ? "└" : "├";
  }

  /** A task stands one layer below the lowest it waits for. */
  private static List<List<Task>> layers(List<Task> tasks) {
    Map<String, Integer> depths = new HashMap<>();
    List<List<Task>> layers = new ArrayList<>();
    for (Task task : tasks) {
      int depth = task.dependsOn().stream()
          .mapToInt(id -> 1 + depths.getOrDefault(id, 0))
          .max()
          .orElse(0);
      depths.put(task.id(), depth);
      while (layers.size() <= depth) {
        layers.add(new ArrayList<>());
      }
      layers.get(depth).add(task);
    }
    return layers;
  }
}
