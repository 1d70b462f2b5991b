package dev.cairn.eval.peers;

import dev.cairn.eval.Folders;
import dev.cairn.eval.Progress;
import dev.cairn.eval.client.EngineOf;
import dev.cairn.eval.client.StdioCaller;
import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Where the servers are, and a folder to work in. */
final class Stand implements AutoCloseable {
  private static final String PEERS = "eval/agent/node_modules/@modelcontextprotocol/";

  private final Path root;
  private final Path folder;
  private final Extent extent;
  private final Progress progress;

  Stand(Path root, Path work, Extent extent, Progress progress) {
    this.root = root.toAbsolutePath().normalize();
    if (!Files.isRegularFile(launcher()) || !Files.isDirectory(this.root.resolve(PEERS))) {
      throw CairnException.invalid(
          "root",
          "there is no launcher or no peers in %s; run `npm ci` in its folder eval/agent, and name it with --root"
              .formatted(this.root));
    }
    this.folder = Folders.temporary(work, "cairn-peers-");
    this.extent = extent;
    this.progress = progress;
  }

  Extent extent() {
    return extent;
  }

  Progress progress() {
    return progress;
  }

  Path folder(String name) {
    return folder.resolve(name);
  }

  Path launcher() {
    return root.resolve("cairn");
  }

  /** Cairn as an agent's program starts it. {@code engine} false makes the process work by itself. */
  ProcessBuilder cairn(Path data, boolean engine) {
    return cairn(
        List.of(
            launcher().toString(), "mcp", "--data", data.toString(), "--toolsets", "memory,admin"),
        engine);
  }

  /** The same by another command line. */
  static ProcessBuilder cairn(List<String> command, boolean engine) {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("CAIRN_NO_BUILD", "1");
    builder.environment().remove("CAIRN_ENGINE");
    if (!engine) {
      builder.environment().put("CAIRN_ENGINE", "off");
    }
    return builder;
  }

  /** The server whose echo is the measure of a call. */
  ProcessBuilder everything() {
    return peer("server-everything", "stdio");
  }

  /** The knowledge-graph memory, which keeps everything in one file. */
  ProcessBuilder memory(Path file) {
    ProcessBuilder builder = peer("server-memory");
    builder.environment().put("MEMORY_FILE_PATH", file.toString());
    return builder;
  }

  private ProcessBuilder peer(String name, String... words) {
    List<String> command = new ArrayList<>();
    command.add("node");
    command.add(root.resolve(PEERS + name + "/dist/index.js").toString());
    command.addAll(List.of(words));
    return new ProcessBuilder(command);
  }

  /** Ends the engine of a folder, if agents started one. */
  static void finishEngine(Path data) throws IOException {
    if (Files.exists(data.resolve("engine.json"))) {
      EngineOf.folder(data).finish();
    }
  }

  /** From nothing to the list of tools. */
  static double secondsToTools(ProcessBuilder server) throws IOException {
    return seconds(() -> {
      try (StdioCaller caller = StdioCaller.start(server)) {
        caller.ask("tools/list", Map.of());
        return System.nanoTime();
      }
    });
  }

  /** Until the moment that the work names as its end; what it clears away afterwards does not count. */
  static double seconds(Timed work) throws IOException {
    long begun = System.nanoTime();
    return (work.run() - begun) / 1e9;
  }

  /** Gives the moment it was done. */
  @FunctionalInterface
  interface Timed {
    long run() throws IOException;
  }

  @Override
  public void close() {
    Folders.delete(folder);
  }
}
