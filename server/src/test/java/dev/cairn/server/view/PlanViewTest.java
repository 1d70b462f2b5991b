package dev.cairn.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import dev.cairn.log.ToolId;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.PlanTools.Task;
import dev.cairn.server.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A plan in the terminal")
class PlanViewTest {
  private static final Explanation SURE = Explanation.leaf(0.9, "given");

  private static Task task(String id, String tool, String... after) {
    return new Task(
        id, Optional.of(ToolId.parse(tool)), Optional.empty(), List.of(after), 0.9, SURE);
  }

  private static String print(Optional<String> warning, List<String> wanted, Task... tasks) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal = Terminal.captured(InputStream.nullInputStream(), out, out, Map.of());
    PlanView.print(
        new PlanTools.Answer(
            Arrays.asList(tasks), List.of(), 0.61, SURE, warning, Optional.empty(), 1),
        new Page(terminal, wanted));
    terminal.flush();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void standsInLayersWithArrows() {
    String drawn = print(
        Optional.empty(),
        List.of(),
        task("t1", "travel:search_flights"),
        task("t2", "travel:rooms"),
        task("t3", "travel:book", "t1", "t2"),
        new Task("t4", Optional.empty(), Optional.of("tell"), List.of("t3"), 0.4, SURE));
    assertThat(drawn).isEqualTo("""
        4 tasks, confidence 0.61
         1 ┬ t1  travel:search_flights  0.90
           └ t2  travel:rooms           0.90
            ↓
         2 ─ t3  travel:book            0.90  ← t1, t2
            ↓
         3 ─ t4  capability:tell        0.40  ← t3
        """);
  }

  @Test
  void saysWhatIsWrongWithAnEmptyOne() {
    assertThat(print(Optional.of("no tool is known"), List.of())).isEqualTo("no tool is known\n");
  }

  @Test
  void showsWhereItsNumbersComeFromIfAsked() {
    assertThat(print(Optional.empty(), List.of("why"), task("t1", "a:b")))
        .contains("      0.9  given\n")
        .endsWith("0.9  given\n");
  }
}
