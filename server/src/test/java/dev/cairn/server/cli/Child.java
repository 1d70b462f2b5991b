package dev.cairn.server.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A {@code cairn} in a process of its own, as users have it. */
final class Child {
  private static final int WARNS_OF_NATIVE_CODE = 24;

  private Child() {}

  static List<String> command(String main, String... words) {
    List<String> command = new ArrayList<>(
        List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    if (Runtime.version().feature() >= WARNS_OF_NATIVE_CODE) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
    command.addAll(Arrays.asList(words));
    return command;
  }

  static Ran cairn(Map<String, String> environment, byte[] stdin, String... words)
      throws Exception {
    ProcessBuilder builder = new ProcessBuilder(command("dev.cairn.server.Main", words));
    builder.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.equals("LANG"));
    builder.environment().put("CAIRN_MODEL", "none");
    builder.environment().putAll(environment);
    return ran(builder, stdin);
  }

  static Ran ran(ProcessBuilder builder, byte[] stdin) throws Exception {
    Path err = Files.createTempFile("cairn-child", ".err");
    Process process = builder.redirectError(err.toFile()).start();
    try (OutputStream in = process.getOutputStream()) {
      in.write(stdin);
    } catch (IOException e) {
      // It ended before it read everything; its exit code says why.
    }
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int exit = process.waitFor();
    Ran ran = new Ran(exit, out, Files.readString(err));
    Files.delete(err);
    return ran;
  }
}
