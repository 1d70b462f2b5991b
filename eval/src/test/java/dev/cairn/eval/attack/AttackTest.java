package dev.cairn.eval.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cairn.eval.EvalLine;
import dev.cairn.eval.Progress;
import dev.cairn.eval.attack.Trial.Size;
import dev.cairn.fault.CairnException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Cairn under generated attacks")
class AttackTest {
  private static final long SEED = Long.getLong("cairn.seed", 20_261_119);

  /** What gets through today, by the name of its family; whoever closes one takes it off this list. */
  private static final Set<String> EXPECTED_OPEN = Set.of("fragment", "impostor");

  @TempDir
  private Path work;

  static Stream<String> families() {
    return AttackFamilies.all().stream().map(AttackFamily::name);
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("families")
  void holds(String name) {
    AttackReport.Family family = run(name).families().get(0);
    assertThat(family.attacks()).as(name).isNotEmpty();
    assertThat(family.allows())
        .as("%s, seed %d, refused: %s", name, SEED, family.refused())
        .isTrue();
    // What leaks is never expected: an impostor may keep an agent waiting, and gets nothing.
    assertThat(family.open())
        .as("%s, seed %d", name, SEED)
        .filteredOn(
            each -> !EXPECTED_OPEN.contains(name) || each.expected() == Expected.NOTHING_FOUND)
        .isEmpty();
  }

  @Test
  void whatIsExpectedOpenIsAFamily() {
    assertThat(families().toList()).doesNotHaveDuplicates().containsAll(EXPECTED_OPEN);
  }

  @Test
  void theSameSeedMakesTheSameAttempts() {
    assertThat(run("sql").families()).isEqualTo(run("sql").families());
  }

  @Test
  void aFamilyThatIsNotKnownIsAnsweredWithThoseThatAre() {
    assertThatThrownBy(() -> AttackFamilies.named(List.of("flying")))
        .isInstanceOf(CairnException.class)
        .hasMessageContaining("flying")
        .hasMessageContaining("shell");
  }

  @Test
  void whatGetsThroughIsAFailureAndIsShown() {
    Attempts attempts = new Attempts("any");
    attempts.attack("a way", "x\u200by", Expected.REFUSED, "admitted", false);
    attempts.control("a way", "z", "admitted", true);
    AttackReport report = new AttackReport(1, Size.SMALL, "here", List.of(attempts.family("says")));
    assertThat(report.holds()).isFalse();
    assertThat(report.listed().get(0).line())
        .contains("any\ta way\trefused\tadmitted\tx\\u{200b}y");
    assertThat(report.text()).contains("any", "says");
    assertThat(report.markdown()).contains("| any | 1 | 0 | 1 | 1 | 1 | says |");
    assertThat(report.json(false)).contains("\"open\":1", "\"controls_passed\":1");
  }

  @Test
  void refusingEverythingIsNoDefence() {
    Attempts attempts = new Attempts("any");
    attempts.attack("a way", "x", Expected.REFUSED, "refused", true);
    attempts.control("a way", "z", "refused", false);
    assertThat(attempts.family("says").holds()).isFalse();
  }

  @Test
  void theCommandPrintsTheTable() {
    EvalLine line = EvalLine.run(
        "eval",
        "attack",
        "--size",
        "small",
        "--only",
        "sql",
        "--markdown",
        "--work",
        work.toString());
    assertThat(line.exit()).as(line.err()).isZero();
    assertThat(line.out()).contains("| sql | 40 | 40 | 0 |", "size small, seed 1");
    assertThat(work).isEmptyDirectory();
  }

  private AttackReport run(String name) {
    Progress quiet = new Progress(
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    return new AttackRun(work, Size.SMALL, SEED, quiet).report(AttackFamilies.named(List.of(name)));
  }
}
