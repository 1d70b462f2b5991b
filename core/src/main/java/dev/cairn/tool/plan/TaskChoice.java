package dev.cairn.tool.plan;

import dev.cairn.formula.Chance;
import dev.cairn.formula.Share;
import dev.cairn.policy.Policy;
import dev.cairn.tool.RequestSteps;
import dev.cairn.tool.predict.Fit;
import dev.cairn.tool.predict.Lineup;
import dev.cairn.tool.predict.NextTools;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.RunMemory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How likely a request needs each tool. */
public final class TaskChoice {
  /** The smallest chance whose logarithm is told from others. */
  private static final double LEAST = 1e-6;

  private final RunMemory runs;
  private final LinkMemory links;
  private final Lineup lineup;
  private final Policy policy;

  public TaskChoice(RunMemory runs, LinkMemory links, Lineup lineup, Policy policy) {
    this.runs = runs;
    this.links = links;
    this.lineup = lineup;
    this.policy = policy;
  }

  /** The likeliest first. */
  public List<Wanted> rank(String request, Collection<String> context) {
    List<Wanted> wanted = new ArrayList<>();
    for (TaskSheet sheet : measure(request, context)) {
      wanted.add(new Wanted(
          sheet.tool(),
          Chance.of(sheet.score(policy.planning())),
          () -> Chance.of("chance that the request needs it", sheet.signals(policy.planning()))));
    }
    wanted.sort(Comparator.comparingDouble(Wanted::chance).reversed().thenComparing(Wanted::tool));
    return wanted;
  }

  List<TaskSheet> measure(String request, Collection<String> context) {
    NextTools next = new NextTools(runs, lineup, policy.prediction(), policy.signal());
    List<Fit> fits = next.fits(request).stream()
        .sorted(Comparator.comparingDouble(Fit::first)
            .reversed()
            .thenComparing(fit -> fit.tool().tool()))
        .toList();
    double best = fits.stream().mapToDouble(Fit::first).max().orElse(1);
    Map<String, TaskSheet> sheets = new LinkedHashMap<>();
    fits.forEach(fit -> sheets.put(fit.tool().tool(), measure(fit, best, fits, context)));
    List<String> steps = RequestSteps.of(request, 1 + (int) policy.plan().partsMax());
    for (String step : steps.subList(Math.min(1, steps.size() - 1), steps.size())) {
      part(next.fits(step), sheets);
    }
    return List.copyOf(sheets.values());
  }

  /** Somebody who asks for two things asks for two tools; each is nearest to its own half of the request. */
  private static void part(List<Fit> fits, Map<String, TaskSheet> sheets) {
    double best = fits.stream().mapToDouble(Fit::first).max().orElse(1);
    for (Fit fit : fits) {
      TaskSheet sheet = sheets.get(fit.tool().tool());
      if (sheet != null) {
        sheet.raise(TaskSignal.STEP, fit.first());
        sheet.raise(TaskSignal.STEP_BEST, fit.first() / best);
      }
    }
  }

  private TaskSheet measure(Fit fit, double best, List<Fit> all, Collection<String> context) {
    TaskSheet sheet = new TaskSheet(fit.tool().tool());
    sheet.put(TaskSignal.BASE, 1);
    sheet.put(TaskSignal.FIRST, StrictMath.log(StrictMath.max(LEAST, fit.first())));
    sheet.put(TaskSignal.BEST, fit.first() / best);
    sheet.put(TaskSignal.NAME, fit.name());
    sheet.put(TaskSignal.SENTENCE, fit.sentence());
    sheet.put(TaskSignal.WORDS, fit.words());
    sheet.put(TaskSignal.NEAR, fit.near());
    sheet.put(TaskSignal.SERVER, fit.server());
    sheet.put(TaskSignal.NEW_TEXT, fit.newText());
    int number = links.find(sheet.tool());
    double usual = (double) links.role(number).runs() / StrictMath.max(1, runs.runs());
    sheet.put(TaskSignal.USUAL, Share.scaled(policy.prediction(), usual));
    sheet.put(TaskSignal.TOGETHER, together(sheet.tool(), number, all, context));
    return sheet;
  }

  /** How likely the tool is beside those that were used already, else beside those that may come first. */
  private double together(String tool, int number, List<Fit> all, Collection<String> context) {
    double sum = 0;
    for (Fit other : all.subList(0, Math.min(all.size(), (int) policy.plan().poolMax()))) {
      if (!other.tool().tool().equals(tool)) {
        sum += other.first() * beside(links.find(other.tool().tool()), number);
      }
    }
    for (String used : context) {
      sum = StrictMath.max(sum, beside(links.find(used), number));
    }
    return sum;
  }

  private double beside(int other, int tool) {
    return Share.believed(
        links.together(other, tool), links.role(other).runs(), policy.plan().doubt());
  }
}
