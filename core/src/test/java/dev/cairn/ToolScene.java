package dev.cairn;

import dev.cairn.log.ToolId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.FindTools.Result;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;

/** A memory in which tools run, for tests that say how it goes. */
abstract class ToolScene {
  protected static final String SHIP = "capability:ship";

  protected final Tester tester = new Tester();

  @AfterEach
  void close() {
    tester.close();
  }

  protected final Context memory() {
    return tester.memory();
  }

  protected final void profile(String name, Map<String, Object> changed) {
    memory().configure(new Configure(Optional.of(name), Optional.of(changed)));
  }

  /** As printed, but nothing fades, so that rates come out round. */
  protected final void seedWithoutFading() {
    profile("seed", Map.of("decision.fading", 1));
  }

  /** Reported without a decision; successes first. */
  protected final void ended(String tool, int succeeded, int failed) {
    for (int i = 0; i < succeeded + failed; i++) {
      memory().recordExecution(RecordExecution.ofTool(tool, i < succeeded));
    }
  }

  /** Decided on each time before; successes first. */
  protected final void decided(Decide asked, int succeeded, int failed) {
    for (int i = 0; i < succeeded + failed; i++) {
      String decision = memory().decide(asked).decision();
      memory().recordExecution(RecordExecution.of(decision, i < succeeded));
    }
  }

  protected final void decided(String tool, int succeeded, int failed) {
    decided(Decide.of(tool, 0.9), succeeded, failed);
  }

  protected final Decide.Breakdown decide(String tool) {
    return decide(Decide.of(tool, 0.9));
  }

  protected final Decide.Breakdown decide(Decide asked) {
    return memory().decide(asked).breakdown();
  }

  protected final void register(String... names) {
    Tool[] tools = Arrays.stream(names)
        .map(name -> Tool.of(name, name.replace('_', ' ')))
        .toArray(Tool[]::new);
    memory().registerTools(RegisterTools.of("o", tools));
  }

  /** These and as many that nothing is said about as make {@code all}. */
  protected final void register(int all, String... names) {
    register(Stream.concat(
            Arrays.stream(names), IntStream.range(names.length, all).mapToObj(i -> "idle" + i))
        .toArray(String[]::new));
  }

  protected final void ran(int times, String... tools) {
    List<String> run = Arrays.stream(tools).map(tool -> "o:" + tool).toList();
    for (int i = 0; i < times; i++) {
      memory().recordRun(RecordRun.of(run));
    }
  }

  protected final double rank(String tool) {
    return memory().tools(ReadTools.of("o:" + tool)).tools().get(0).rank();
  }

  protected final Result found(FindTools request, String tool) {
    return of(memory().findTools(request).results(), tool).orElseThrow();
  }

  protected final Optional<Result> next(String after, String tool) {
    NextTools asked = NextTools.after(after.split(" ")).limit(30);
    return of(memory().nextTools(asked).predictions(), tool);
  }

  protected static Optional<Result> of(List<Result> results, String tool) {
    return results.stream().filter(each -> each.tool().toString().equals(tool)).findFirst();
  }

  protected static List<String> tools(PlanTools.Answer plan) {
    return plan.tasks().stream()
        .map(task -> task.tool().map(ToolId::toString).or(task::capability).orElseThrow())
        .toList();
  }

  protected final void capabilities() {
    register("build", "test", "deploy", "draw", "paint", "idle");
    memory()
        .registerCapability(RegisterCapability.of("ship", "ship", "o:build", "o:test", "o:deploy"));
    memory().registerCapability(RegisterCapability.of("art", "picture", "o:draw", "o:paint"));
  }

  protected final Optional<String> cluster(String tool) {
    return memory().tools(ReadTools.of(tool)).tools().get(0).capabilityCluster();
  }

  /** Two tools of which all is known that can be: local alpha of one after the other is .5. */
  protected final void joined(String first, String second) {
    for (int i = 0; i < 5; i++) {
      memory().recordRun(RecordRun.of(Step.of(first).id("a"), Step.of(second).after("a")));
    }
  }

  protected final ReadThresholds.Tool known(String tool) {
    return memory().thresholds(ReadThresholds.of(tool)).tools().get(0);
  }

  protected final double offered(String inUse) {
    return next(inUse, SHIP).orElseThrow().score();
  }

  /** Runs that do the same again and runs that go on to the next tool, each told to be of its type. */
  protected final void ranOfTwoTypes() {
    Random random = new Random(20);
    for (int run = 0; run < 120; run++) {
      int step = run % 2;
      int start = random.nextInt(25);
      List<Step> steps = IntStream.range(0, 8)
          .mapToObj(i -> Step.of("s:tool" + (start + i * step) % 25))
          .toList();
      memory()
          .recordRun(
              new RecordRun(steps, Optional.empty(), Optional.empty(), Optional.of("kind" + step)));
    }
  }
}
