package dev.cairn.index.vector;

import dev.cairn.index.Worker;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Keeps the warming up of a kernel until there is something to compare: it takes a second of a core. */
final class WarmUp implements Executor, Worker.Steps {
  private final AtomicReference<@Nullable Runnable> kept = new AtomicReference<>();

  @Override
  public void execute(Runnable work) {
    kept.set(work);
  }

  @Override
  public boolean step(BooleanSupplier stopping) {
    Runnable work = kept.getAndSet(null);
    if (work != null) {
      work.run();
    }
    return false;
  }

  @Override
  public void stopped() {
    kept.set(null);
  }
}
