package dev.cairn.eval.memory;

import dev.cairn.eval.Progress;
import dev.cairn.eval.suite.Measured;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs conversations side by side. Each has a Cairn of its own, so their order changes nothing. */
final class MemoryRun {
  private final Configuration configuration;
  private final Optional<Path> work;
  private final int threads;

  MemoryRun(Configuration configuration, Optional<Path> work, int threads) {
    this.configuration = configuration;
    this.work = work;
    this.threads = threads;
  }

  /** What every question measured, in the order of the conversations. */
  List<Measured> of(List<Conversation> conversations, Progress progress)
      throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<List<Measured>>> running = conversations.stream()
          .map(each -> pool.submit(() -> new Trial(each, configuration).run(work)))
          .toList();
      List<Measured> all = new ArrayList<>();
      for (int i = 0; i < running.size(); i++) {
        all.addAll(wait(running.get(i)));
        progress.step("conversations", i + 1, running.size());
      }
      return all;
    } finally {
      pool.shutdownNow();
    }
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
}
