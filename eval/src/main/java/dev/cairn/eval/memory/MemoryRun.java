package dev.cairn.eval.memory;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Measured;
import dev.cairn.operation.Configure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs conversations side by side. Each has a Cairn of its own, so their order changes nothing; it is kept
 * from one policy to the next.
 */
final class MemoryRun implements AutoCloseable {
  private final Configuration configuration;
  private final Optional<Path> work;
  private final ExecutorService pool;
  private final List<Trial> trials = new ArrayList<>();

  MemoryRun(Configuration configuration, Optional<Path> work, int threads) {
    this.configuration = configuration;
    this.work = work;
    this.pool = Executors.newFixedThreadPool(threads);
  }

  /** Logs conversations, to be asked about. */
  void begin(List<Conversation> conversations, Progress progress) throws InterruptedException {
    List<Trial> more =
        conversations.stream().map(each -> new Trial(each, configuration, work)).toList();
    trials.addAll(more);
    all(
        more,
        trial -> {
          trial.begin();
          return List.of();
        },
        "conversations logged",
        progress);
  }

  /** What every question measured, in the order of the conversations. */
  List<Measured> ask(Configure policy, Progress progress) throws InterruptedException {
    return all(trials, trial -> trial.ask(policy), "conversations asked", progress);
  }

  private List<Measured> all(List<Trial> of, Step step, String what, Progress progress)
      throws InterruptedException {
    List<Future<List<Measured>>> running = of.stream()
        .map(trial -> pool.submit((Callable<List<Measured>>) () -> step.of(trial)))
        .toList();
    List<Measured> all = new ArrayList<>();
    for (int i = 0; i < running.size(); i++) {
      all.addAll(wait(running.get(i)));
      progress.step(what, i + 1, running.size());
    }
    return all;
  }

  private interface Step {
    List<Measured> of(Trial trial);
  }

  private static List<Measured> wait(Future<List<Measured>> running) throws InterruptedException {
    try {
      return running.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw new IllegalStateException("a conversation failed", e.getCause());
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
    trials.forEach(Trial::close);
  }
}
