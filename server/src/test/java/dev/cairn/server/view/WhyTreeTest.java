package dev.cairn.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import dev.cairn.server.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The tree of a why")
class WhyTreeTest {

  @Test
  void showsNumbersThatAddUp() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal = Terminal.captured(InputStream.nullInputStream(), out, out, Map.of());
    Explanation why = Explanation.sum(
        "score",
        Explanation.leaf(0.1, "first \u001b[2J"),
        Explanation.product("second", Explanation.leaf(0.2, "a"), Explanation.leaf(1, "b")));
    WhyTree.print(why, "", new Page(terminal, List.of()));
    terminal.flush();
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("""
            0.30000000000000004  score (sum of)
              0.1  first ␛[2J
              0.2  second = 0.2 a × 1.0 b
            """);
  }

  @Test
  void putsAProductOnOneLineAndTheReasonsOfItsFactorBelow() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal = Terminal.captured(InputStream.nullInputStream(), out, out, Map.of());
    Explanation share = Explanation.quotient(
        "meaning", Explanation.leaf(1, "this"), Explanation.leaf(2, "the most"));
    Explanation why = Explanation.product("meaning", Explanation.leaf(4, "rank.meaning"), share);
    WhyTree.print(why, "", new Page(terminal, List.of()));
    terminal.flush();
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("""
            2.0  meaning = 4.0 rank.meaning × 0.5 (quotient of)
              1.0  this
              2.0  the most
            """);
  }

  @Test
  void leavesOutWhatAddsNothing() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal = Terminal.captured(InputStream.nullInputStream(), out, out, Map.of());
    Explanation why = Explanation.sum(
        "score",
        Explanation.leaf(0, "nothing"),
        Explanation.leaf(2, "something"),
        Explanation.sum("range", Explanation.leaf(3, "end"), Explanation.leaf(0, "zero")));
    WhyTree.print(why, "", new Page(terminal, List.of()));
    terminal.flush();
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("""
            5.0  score (sum of)
              2.0  something
              3.0  range
            """);
  }
}
