package dev.cairn.eval.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The scripts in {@code eval/agent}, which drive Cairn with the official tools from npm. */
final class Script {
  private static final Path FOLDER =
      Path.of(System.getProperty("cairn.root", ".."), "eval", "agent").toAbsolutePath();
  private static final long MINUTES_MAX = 10;
  private static final String REMEDY = "install Node 20 or newer with npm"
      + " (Debian: apt-get install nodejs npm), and run the test again";

  private Script() {}

  /** Fetches the packages, exactly those of the lock file, unless they are there. */
  static void install() throws Exception {
    // npm writes this file last, so it tells a whole installation from one that was cut off.
    if (!Files.exists(FOLDER.resolve("node_modules/.package-lock.json"))) {
      passes("npm", "ci");
    }
  }

  /** Runs a script that must end well, with what it said in the failure if it does not. */
  static String run(String name, String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("node", name));
    command.addAll(List.of(words));
    return passes(command.toArray(String[]::new));
  }

  private static String passes(String... command) throws Exception {
    Path said = Files.createTempFile("cairn-script", ".txt");
    ProcessBuilder builder = new ProcessBuilder(command).directory(FOLDER.toFile());
    builder.environment().put("CAIRN_CLASS_PATH", System.getProperty("java.class.path"));
    builder
        .environment()
        .put(
            "CAIRN_JAVA",
            Path.of(System.getProperty("java.home"), "bin", "java").toString());
    Process process = start(builder.redirectErrorStream(true).redirectOutput(said.toFile()));
    boolean ended = process.waitFor(MINUTES_MAX, TimeUnit.MINUTES);
    if (!ended) {
      process.destroyForcibly().waitFor();
    }
    String output = Files.readString(said, StandardCharsets.UTF_8);
    Files.delete(said);
    assertThat(ended)
        .as("%s did not end: %s", String.join(" ", command), output)
        .isTrue();
    assertThat(process.exitValue())
        .as("%s: %s", String.join(" ", command), output)
        .isZero();
    return output;
  }

  private static Process start(ProcessBuilder builder) {
    try {
      return builder.start();
    } catch (IOException e) {
      throw new AssertionError(builder.command().get(0) + " cannot be run; " + REMEDY, e);
    }
  }
}
