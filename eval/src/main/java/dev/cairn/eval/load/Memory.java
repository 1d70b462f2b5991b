package dev.cairn.eval.load;

import dev.cairn.eval.client.Cost;
import dev.cairn.eval.client.HttpCaller;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks at the memory of the server while it works. Between two collections a heap only grows, so what
 * counts is how low it gets: the lowest of the first and of the last fifth of the looks.
 */
final class Memory {
  private static final int FIFTHS = 5;
  private static final double MIB = 1 << 20;

  private final long pid;
  private final HttpCaller caller;
  private final List<Double> resident = new ArrayList<>();
  private final List<Double> heap = new ArrayList<>();

  Memory(long pid, HttpCaller caller) {
    this.pid = pid;
    this.caller = caller;
  }

  void look() throws IOException {
    resident.add(Cost.residentBytes(pid) / MIB);
    heap.add(heapBytes() / MIB);
  }

  private double heapBytes() throws IOException {
    String page = new String(caller.send("GET", "/metrics", ""), StandardCharsets.UTF_8);
    return page.lines()
        .filter(line -> line.startsWith("jvm_memory_used_bytes{") && line.contains("\"heap\""))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  int looks() {
    return heap.size();
  }

  double residentFirst() {
    return resident.get(0);
  }

  double residentLast() {
    return resident.get(resident.size() - 1);
  }

  double residentMost() throws IOException {
    return Cost.residentBytesMax(pid) / MIB;
  }

  double heapMost() {
    return heap.stream().mapToDouble(each -> each).max().orElseThrow();
  }

  double heapFloorFirst() {
    return floor(heap.subList(0, fifth()));
  }

  double heapFloorLast() {
    return floor(heap.subList(heap.size() - fifth(), heap.size()));
  }

  private int fifth() {
    return Math.max(1, heap.size() / FIFTHS);
  }

  private static double floor(List<Double> looks) {
    return looks.stream().mapToDouble(each -> each).min().orElseThrow();
  }
}
