package dev.cairn.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
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

  private static String print(Explanation why) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal = Terminal.captured(InputStream.nullInputStream(), out, out, Map.of());
    WhyTree.print(why, "", new Page(terminal, List.of()));
    terminal.flush();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void showsNumbersThatAddUp() {
    Explanation why = Explanation.sum(
        "score",
        Explanation.leaf(0.1, "first \u001b[2J"),
        Explanation.product("second", Explanation.leaf(0.2, "a"), Explanation.leaf(1, "b")));
    assertThat(print(why)).isEqualTo("""
            0.30000000000000004  score (sum of)
              0.1  first ␛[2J
              0.2  second = 0.2 a × 1.0 b
            """);
  }

  @Test
  void putsAProductOnOneLineWithTheQuotientInIt() {
    Explanation share = Explanation.quotient(
        "meaning", Explanation.leaf(1, "this"), Explanation.leaf(2, "the most"));
    Explanation why = Explanation.product("meaning", Explanation.leaf(4, "rank.meaning"), share);
    assertThat(print(why)).isEqualTo("""
            2.0  meaning = 4.0 rank.meaning × 0.5 (1.0 this ÷ 2.0 the most)
            """);
  }

  @Test
  void showsWhatALongSumInAFormulaIsMadeOfBelow() {
    Explanation words = Explanation.sum(
        "words",
        Explanation.product("'a'", Explanation.leaf(1, "rare"), Explanation.leaf(2, "often")),
        Explanation.leaf(1, "'b'"));
    Explanation share = Explanation.quotient("share", words, Explanation.leaf(3, "the best"));
    assertThat(print(Explanation.product("score", Explanation.leaf(4, "weight"), share)))
        .isEqualTo("""
            4.0  score = 4.0 weight × 1.0 share (3.0 words (sum of) ÷ 3.0 the best)
              2.0  'a' = 1.0 rare × 2.0 often
              1.0  'b'
            """);
  }

  @Test
  void putsADifferenceIntoAFormula() {
    Explanation above = Explanation.sum(
        "above the least", Explanation.leaf(3, "meaning"), Explanation.leaf(-1, "the least"));
    assertThat(print(Explanation.quotient("meaning", above, Explanation.leaf(4, "range"))))
        .isEqualTo("""
            0.5  meaning = 2.0 above the least (3.0 + -1.0 the least) ÷ 4.0 range
            """);
  }

  @Test
  void staysATreeWhereTwoNumbersNeedLinesOfTheirOwn() {
    Explanation most = Explanation.of(
        Op.MAX,
        "most",
        List.of(Explanation.leaf(1, "a"), Explanation.leaf(2, "b"), Explanation.leaf(0, "c")));
    assertThat(print(Explanation.quotient("same", most, most))).isEqualTo("""
            1.0  same (quotient of)
              2.0  most (max of)
                1.0  a
                2.0  b
                0.0  c
              2.0  most (max of)
                1.0  a
                2.0  b
                0.0  c
            """);
  }

  @Test
  void tellsTheLargerOfTwoNumbersOnOneLine() {
    Explanation place =
        Explanation.quotient("place", Explanation.leaf(2, "above"), Explanation.leaf(4, "range"));
    assertThat(
            print(Explanation.of(Op.MAX, "kept", List.of(Explanation.leaf(0.01, "least"), place))))
        .isEqualTo("""
            0.5  kept, the larger of 0.01 least, or 0.5 place (2.0 above ÷ 4.0 range)
            """);
  }

  @Test
  void leavesOutWhatAddsNothing() {
    Explanation why = Explanation.sum(
        "score",
        Explanation.leaf(0, "nothing"),
        Explanation.leaf(2, "something"),
        Explanation.sum("range", Explanation.leaf(3, "end"), Explanation.leaf(0, "zero")));
    assertThat(print(why)).isEqualTo("""
            5.0  score (sum of)
              2.0  something
              3.0  range
            """);
  }
}
