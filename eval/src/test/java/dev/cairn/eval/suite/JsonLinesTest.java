package dev.cairn.eval.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Files of JSON Lines")
class JsonLinesTest {
  @TempDir
  Path folder;

  private Path write(String name, String... lines) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, String.join("\n", lines) + "\n");
  }

  @Test
  void areNamedByTheirSetNotByItsParts() throws Exception {
    write("one/dev/a.jsonl", "{\"id\": 1}");
    write("one/held/a.jsonl", "{\"id\": 2}");
    write("deep/down/two/test/b.jsonl", "{\"id\": 3}");
    write("two.txt", "no lines");
    JsonLines lines = JsonLines.below(folder);
    assertThat(lines.sets()).containsExactly("one", "two");
    assertThat(lines.with("one", "id")).extracting(line -> line.name("id")).contains("1", "2");
    assertThat(JsonLines.below(folder.resolve("one/dev")).sets()).containsExactly("one");
  }

  @Test
  void areChosenByTheFieldsOfTheirFirstLine() throws Exception {
    write("set/a.jsonl", "", "{\"x\": 1, \"y\": 1}", "{\"x\": 2}");
    write("set/b.jsonl", "{\"x\": 3, \"y\": null}");
    assertThat(JsonLines.below(folder).with("set", "x", "y"))
        .extracting(line -> line.name("x"))
        .containsExactly("1", "2");
  }

  @Test
  void tellWhereTheyAreBroken() throws Exception {
    Path broken = write("set/a.jsonl", "{\"x\": 1}", "{\"x\": ");
    assertRefused(() -> JsonLines.below(folder).with("set", "x"), broken + ":2: no JSON");
    Path list = write("set/a.jsonl", "{\"x\": 1}", "", "[1]");
    assertRefused(() -> JsonLines.below(folder).with("set", "x"), list + ":3: must be one JSON");
  }

  @Test
  void tellWhichFieldIsWrong() throws Exception {
    Path file =
        write("set/a.jsonl", "{\"x\": {}, \"list\": [1, {}], \"n\": 1.5, \"o\": {\"p\": 1}}");
    Line line = JsonLines.below(folder).with("set").get(0);
    assertRefused(() -> line.name("x"), file + ":1: x must be a string or a number");
    assertRefused(() -> line.name("gone"), file + ":1: gone is missing");
    assertRefused(() -> line.names("list"), file + ":1: list must hold strings alone");
    assertRefused(() -> line.names("x"), file + ":1: x must be a list");
    assertRefused(() -> line.names("o", "p"), file + ":1: o.p must be a list");
    assertRefused(() -> line.number("n"), file + ":1: n must be a whole number");
    assertThat(line.names("gone")).isEmpty();
    assertThat(line.names("gone", "p")).isEmpty();
  }

  @Test
  void needAFolder() {
    assertRefused(() -> JsonLines.below(folder.resolve("gone")), "gone is no folder");
  }

  private static void assertRefused(Runnable what, String message) {
    assertThatThrownBy(what::run).isInstanceOf(CairnException.class).hasMessageContaining(message);
  }
}
