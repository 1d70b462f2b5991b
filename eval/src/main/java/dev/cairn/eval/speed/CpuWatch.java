package dev.cairn.eval.speed;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The time this thread itself was at work, in seconds: others on the machine do not count. */
final class CpuWatch {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final double NANOS = 1e9;

  private CpuWatch() {}

  static double seconds(Stopwatch.Work work) throws Exception {
    long start = THREADS.getCurrentThreadCpuTime();
    work.run();
    return (THREADS.getCurrentThreadCpuTime() - start) / NANOS;
  }
}
