package dev.cairn.server.terminal;

import dev.cairn.operation.Progress;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** A progress bar on the error stream, if someone is there to see it. */
public final class Bar implements Progress, AutoCloseable {
  private static final int WIDTH = 79;

  /** Shorter work would only make the screen flicker. */
  private static final long PATIENCE_NANOS = 500_000_000;

  private final long began = System.nanoTime();

  private final Terminal terminal;
  private final String task;
  private @Nullable ProgressBar bar;

  public Bar(Terminal terminal, String task) {
    this.terminal = terminal;
    this.task = task;
  }

  @Override
  public synchronized void at(long done, long total) {
    if (!terminal.errIsTerminal() || System.nanoTime() - began < PATIENCE_NANOS) {
      return;
    }
    if (bar == null) {
      bar = new ProgressBarBuilder()
          .setTaskName(task)
          .setInitialMax(total)
          .setStyle(ProgressBarStyle.ASCII)
          .setConsumer(new ConsoleProgressBarConsumer(terminal.err(), WIDTH))
          .clearDisplayOnFinish()
          .build();
    }
    bar.maxHint(total);
    bar.stepTo(done);
  }

  @Override
  public synchronized void close() {
    if (bar != null) {
      bar.close();
      terminal.err().flush();
    }
  }
}
