package dev.cairn.eval.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** What a process takes of the machine, as Linux tells it. */
public final class Cost {
  private static final Path PROC = Path.of("/proc");

  /** The unit of times in {@code /proc}, which Linux has fixed for programs. */
  private static final double TICKS_PER_SECOND = 100;

  private static final int USER_TIME = 11;
  private static final long KIB = 1024;

  private Cost() {}

  /** Whether this machine tells. */
  public static boolean isKnown() {
    return Files.isReadable(PROC.resolve("self/smaps_rollup"));
  }

  /** Processor seconds used so far by a process and those it started. */
  public static double cpuSeconds(long pid) throws IOException {
    double sum = 0;
    for (long each : tree(pid)) {
      sum += ownSeconds(each);
    }
    return sum;
  }

  private static long[] tree(long pid) {
    return Stream.concat(
            ProcessHandle.of(pid).stream(),
            ProcessHandle.of(pid).stream().flatMap(ProcessHandle::descendants))
        .mapToLong(ProcessHandle::pid)
        .toArray();
  }

  /** The command's name is in brackets and may hold anything; what counts comes after it. */
  private static double ownSeconds(long pid) throws IOException {
    String stat = Files.readString(PROC.resolve(pid + "/stat"));
    String[] words = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    return (Long.parseLong(words[USER_TIME]) + Long.parseLong(words[USER_TIME + 1]))
        / TICKS_PER_SECOND;
  }

  /** Bytes in memory, shared ones counted whole. */
  public static long residentBytes(long pid) throws IOException {
    return bytes(pid, "status", "VmRSS:").orElseThrow();
  }

  /** The most there ever were. */
  public static long residentBytesMax(long pid) throws IOException {
    return bytes(pid, "status", "VmHWM:").orElseThrow();
  }

  /** Bytes in memory, shared ones in equal parts with those who share them. */
  public static long proportionalBytes(long pid) throws IOException {
    return bytes(pid, "smaps_rollup", "Pss:").orElseThrow();
  }

  private static OptionalLong bytes(long pid, String file, String name) throws IOException {
    return Files.readAllLines(PROC.resolve(Long.toString(pid)).resolve(file)).stream()
        .filter(line -> line.startsWith(name))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * KIB)
        .findFirst();
  }
}
