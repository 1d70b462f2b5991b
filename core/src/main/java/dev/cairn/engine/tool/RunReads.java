package dev.cairn.engine.tool;

import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.log.EventCodec;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolEvent.RunRecorded;
import dev.cairn.policy.PlanPolicy;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.Experience;
import dev.cairn.tool.run.LinkMemory;
import dev.cairn.tool.run.Run;
import dev.cairn.tool.run.RunMemory;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What runs taught, with the words they were run for. The folds keep no words, so this is read from the log:
 * all runs once, then those that are new.
 */
final class RunReads {
  /** Runs whose words are looked up at once. */
  private static final int PAGE = 512;

  private final Memory memory;
  private final LogReads log;
  private final TextReads texts;
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private volatile PredictionPolicy policy = Policy.DEFAULT.prediction();
  private volatile long forgotten;
  private volatile int read;
  private RunMemory learned = new RunMemory(policy);
  private volatile PlanPolicy planPolicy = Policy.DEFAULT.plan();
  private LinkMemory links = new LinkMemory(planPolicy);

  RunReads(Memory memory, EventCodec codec) {
    this.memory = memory;
    this.log = new LogReads(memory, codec);
    this.texts = new TextReads(memory);
  }

  /** Asks what runs taught, up to date. Many may ask at once; nothing is learned meanwhile. */
  <T> T ask(Function<RunMemory, T> question) {
    return ask((runs, waits) -> question.apply(runs));
  }

  /** As above, with what they taught about which tool waits for which. */
  <T> T ask(BiFunction<RunMemory, LinkMemory, T> question) {
    if (isBehind()) {
      lock.writeLock().lock();
      try {
        catchUp();
      } finally {
        lock.writeLock().unlock();
      }
    }
    lock.readLock().lock();
    try {
      return question.apply(learned, links);
    } finally {
      lock.readLock().unlock();
    }
  }

  private boolean isBehind() {
    return memory.look(() -> {
      Experience experience = memory.state().experience();
      PredictionPolicy now = memory.state().policy().policy().prediction();
      return experience.forgotten() != forgotten
          || experience.places().size() != read
          || !now.equals(policy)
          || !memory.state().policy().policy().plan().equals(planPolicy);
    });
  }

  private void catchUp() {
    LongList fresh = memory.look(() -> {
      Experience experience = memory.state().experience();
      PredictionPolicy now = memory.state().policy().policy().prediction();
      boolean other = experience.forgotten() != forgotten || experience.places().size() < read;
      PlanPolicy plan = memory.state().policy().policy().plan();
      if (other || !now.equals(policy) || !plan.equals(planPolicy)) {
        policy = now;
        planPolicy = plan;
        forgotten = experience.forgotten();
        learned = new RunMemory(policy);
        links = new LinkMemory(planPolicy);
        read = 0;
      }
      return new LongArrayList(
          experience.places().subList(read, experience.places().size()));
    });
    learn(fresh);
  }

  /** Every run that still counts, the oldest first, with its words. */
  List<Run> all() {
    LongList places =
        memory.look(() -> new LongArrayList(memory.state().experience().places()));
    List<Run> all = new ArrayList<>();
    for (int from = 0; from < places.size(); from += PAGE) {
      all.addAll(page(places, from));
    }
    return all;
  }

  private void learn(LongList places) {
    int known = read;
    for (int from = 0; from < places.size(); from += PAGE) {
      for (Run run : page(places, from)) {
        learned.add(run);
        links.add(run);
      }
      // Page by page: if the next one cannot be read, these are not learned twice.
      read = known + Math.min(places.size(), from + PAGE);
    }
  }

  private List<Run> page(LongList places, int from) {
    List<RunRecorded> runs = new ArrayList<>();
    for (long place : places.subList(from, Math.min(places.size(), from + PAGE))) {
      log.at(place, RunRecorded.class).ifPresent(runs::add);
    }
    Map<TextRef, String> words =
        texts.of(runs.stream().flatMap(run -> run.intent().stream()).toList());
    return runs.stream().map(run -> run(run, words)).toList();
  }

  /** What failed is passed on as such: it was tried, and that is worth knowing. */
  private static Run run(RunRecorded run, Map<TextRef, String> words) {
    List<Run.Step> steps = run.steps().stream()
        .map(step -> new Run.Step(step.tool().toString(), step.ok()))
        .toList();
    List<Run.Link> links = new ArrayList<>();
    for (int i = 0; i < run.steps().size(); i++) {
      for (int before : before(run.steps(), i)) {
        links.add(new Run.Link(before, i));
      }
    }
    return new Run(
        run.intent().flatMap(ref -> Optional.ofNullable(words.get(ref))),
        steps,
        links,
        run.workflowType());
  }

  /** What a step waited for, else the one before it. */
  private static Collection<Integer> before(List<RunRecorded.Step> steps, int at) {
    if (!steps.get(at).after().isEmpty()) {
      return steps.get(at).after();
    }
    boolean ordered = steps.stream().anyMatch(step -> !step.after().isEmpty());
    return at == 0 || ordered ? List.of() : List.of(at - 1);
  }
}
