package dev.cairn.eval.client;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Command lines that start Cairn with the Java and the classes of this process, as the launcher would. */
public final class CairnCommand {
  private static final int NATIVE_ACCESS_SINCE = 24;

  private CairnCommand() {}

  /** An agent's process: quick to start. {@code engine} false makes it work by itself. */
  public static ProcessBuilder mcp(Path folder, boolean engine) {
    ProcessBuilder builder = new ProcessBuilder(words(
        List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"),
        List.of("mcp", "--data", folder.toString(), "--toolsets", "memory,admin")));
    builder.environment().remove("CAIRN_ENGINE");
    if (!engine) {
      builder.environment().put("CAIRN_ENGINE", "off");
    }
    return builder;
  }

  /** A server for programs, at any free port. */
  public static ProcessBuilder serve(Path folder) {
    return new ProcessBuilder(
        words(List.of(), List.of("serve", "--port", "0", "--data", folder.toString())));
  }

  /** Any other command, by itself: no engine is started for it. */
  public static ProcessBuilder command(Path folder, String... words) {
    List<String> arguments = new ArrayList<>(List.of(words));
    arguments.addAll(List.of("--data", folder.toString()));
    ProcessBuilder builder =
        new ProcessBuilder(words(List.of("-XX:TieredStopAtLevel=1"), arguments));
    builder.environment().put("CAIRN_ENGINE", "off");
    return builder;
  }

  private static List<String> words(List<String> flags, List<String> arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    words.addAll(flags);
    if (Runtime.version().feature() >= NATIVE_ACCESS_SINCE) {
      words.add("--enable-native-access=ALL-UNNAMED");
    }
    String build = System.getProperty("cairn.build", "");
    if (!build.isEmpty()) {
      words.add("-Dcairn.build=" + build);
    }
    words.addAll(List.of("-cp", System.getProperty("java.class.path", "")));
    words.add("dev.cairn.server.Main");
    words.addAll(arguments);
    return words;
  }
}
