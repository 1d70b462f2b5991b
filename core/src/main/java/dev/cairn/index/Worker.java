package dev.cairn.index;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A thread of an open Cairn that works in the background: one places texts, one indexes them. Contexts take
 * turns, a small step each, so that a large one does not keep a small one waiting. It begins with the first
 * work there is.
 */
public final class Worker implements AutoCloseable {
  /** Work that is done in steps. */
  public interface Steps {
    /** Does a little, less still once {@code stopping}; whether there is more to do now. */
    boolean step(BooleanSupplier stopping);

    /** There will be no more steps. */
    void stopped();
  }

  private final Set<Steps> open = new LinkedHashSet<>();
  /** Each at most once, so it never holds more than are open. */
  private final Set<Steps> waiting = new LinkedHashSet<>();

  private final String name;
  private volatile boolean closing;
  private @Nullable Thread thread;

  /** @param name of its thread */
  public Worker(String name) {
    this.name = name;
  }

  public synchronized void add(Steps steps) {
    open.add(steps);
  }

  /** It is left in peace from now on; a step it is in goes on to its end. */
  public synchronized void remove(Steps steps) {
    open.remove(steps);
    waiting.remove(steps);
  }

  public synchronized void wake(Steps steps) {
    if (!closing && open.contains(steps) && waiting.add(steps)) {
      if (thread == null) {
        thread = begin();
      }
      notifyAll();
    }
  }

  public void wakeAll() {
    opened().forEach(this::wake);
  }

  private synchronized List<Steps> opened() {
    return List.copyOf(open);
  }

  private synchronized @Nullable Thread begun() {
    return thread;
  }

  /** Behind everybody else, where the platform knows of priorities: nobody waits for it as a rule. */
  @SuppressWarnings("ThreadPriorityCheck")
  private Thread begin() {
    Thread begun = new Thread(this::run, name);
    begun.setDaemon(true);
    begun.setPriority(Thread.MIN_PRIORITY);
    begun.start();
    return begun;
  }

  private void run() {
    for (Steps next = take(); next != null; next = take()) {
      if (next.step(() -> closing)) {
        wake(next);
      }
    }
  }

  private synchronized @Nullable Steps take() {
    while (waiting.isEmpty() && !closing) {
      try {
        wait();
      } catch (InterruptedException e) {
        return null;
      }
    }
    if (closing) {
      return null;
    }
    Iterator<Steps> first = waiting.iterator();
    Steps next = first.next();
    first.remove();
    return next;
  }

  /** No further step begins. */
  public synchronized void stop() {
    closing = true;
    notifyAll();
  }

  /** Waits for the step it is in: a process that ends inside native code may crash. */
  @Override
  public void close() {
    stop();
    Thread begun = begun();
    boolean interrupted = false;
    while (begun != null && begun.isAlive()) {
      try {
        begun.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    opened().forEach(Steps::stopped);
  }
}
