package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The README")
class ReadmeTest {
  private static final Path ROOT = Path.of(System.getProperty("cairn.root"));
  private static final String INDENT = "    ";
  private static final String COMMAND = INDENT + "./cairn ";

  @TempDir
  private Path data;

  /** The lines that are indented as code, up to the next heading. */
  private static List<String> section(String title) throws Exception {
    String readme = Files.readString(ROOT.resolve("README.md"));
    String rest = readme.split("\n## " + title + "\n", 2)[1].split("\n## ", 2)[0];
    // What stands in a fence is another language.
    return rest.replaceAll("(?s)```.*?```", "")
        .lines()
        .filter(line -> line.startsWith(INDENT))
        .toList();
  }

  private Ran run(String line) {
    String command = line.substring(COMMAND.length()).split("#", 2)[0].strip();
    String[] words = Arrays.stream(command.split("\\s+"))
        .map(word -> Files.exists(ROOT.resolve(word)) ? ROOT.resolve(word).toString() : word)
        .toArray(String[]::new);
    return Ran.cairn(data, words);
  }

  @Test
  void showsTheEvidenceGraphAsItIs() throws Exception {
    StringBuilder printed = new StringBuilder();
    for (String line : section("The evidence graph")) {
      if (line.startsWith(COMMAND)) {
        Ran ran = run(line);
        assertThat(ran.exit()).as(line + "\n" + ran.err()).isZero();
        printed.append(ran.out());
      } else {
        assertThat(printed.toString()).contains(line.substring(INDENT.length()) + "\n");
      }
    }
    assertThat(printed.toString()).contains("would take back history from 3 edges");
  }
}
