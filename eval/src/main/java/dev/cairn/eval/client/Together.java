package dev.cairn.eval.client;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does the same for each of many at the same time, in a thread of its own. */
public final class Together {
  private Together() {}

  /** What is done with one of them. */
  @FunctionalInterface
  public interface Deed<T> {
    Object apply(T each) throws Exception;
  }

  /** Ends when all have ended; the first failure is thrown. */
  public static <T> void run(List<T> all, Deed<T> deed) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(all.size());
    try {
      List<Future<?>> begun = new ArrayList<>();
      for (T each : all) {
        begun.add(threads.submit(() -> deed.apply(each)));
      }
      for (Future<?> each : begun) {
        each.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
