package dev.cairn.eval.figure;

import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.util.Locale;

/** What a run was made on, so that its figures can be read. */
public final class Machine {
  private static final long MIB = 1L << 20;

  private Machine() {}

  public static String describe() {
    OperatingSystemMXBean os = ManagementFactory.getOperatingSystemMXBean();
    return String.format(
        Locale.ROOT,
        "%s %s, %d processors, load %.1f; Java %s, heap up to %,d MiB",
        os.getName(),
        os.getArch(),
        os.getAvailableProcessors(),
        os.getSystemLoadAverage(),
        Runtime.version(),
        Runtime.getRuntime().maxMemory() / MIB);
  }
}
