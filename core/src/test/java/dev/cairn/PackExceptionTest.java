package dev.cairn;

import static dev.cairn.log.CardKind.CONSTRAINT;
import static dev.cairn.log.CardKind.FACT;
import static dev.cairn.log.CardKind.PREFERENCE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.CardId;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.MakePack.Item;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An exception in a pack")
class PackExceptionTest {
  private final CardScene scene = new CardScene();

  @AfterEach
  void close() {
    scene.close();
  }

  private MakePack.Answer pack(String prompt) {
    return scene.memory().pack(MakePack.of(prompt).in(CardScene.REPO));
  }

  private static List<CardId> norms(MakePack.Answer pack) {
    return pack.slots().stream()
        .filter(slot -> slot.slot().equals("norms"))
        .flatMap(slot -> slot.cards().stream())
        .map(Item::id)
        .toList();
  }

  @Test
  void standsDirectlyBelowItsRule() {
    CardId rule = scene.card(CONSTRAINT, "Never edit generated files.");
    CardId other = scene.card(CONSTRAINT, "Never edit the changelog by hand.");
    CardId except = scene
        .draft(PREFERENCE, "Editing the generated parser files is fine.")
        .exceptionTo(rule)
        .put();
    MakePack.Answer pack = pack("edit the generated parser files");
    assertThat(norms(pack)).containsSubsequence(rule, except).contains(other);
    assertThat(norms(pack).indexOf(except)).isEqualTo(norms(pack).indexOf(rule) + 1);
    assertThat(pack.text())
        .contains("\n- Never edit generated files. [" + rule)
        .contains("\n  - except: Editing the generated parser files is fine. [" + except);
  }

  @Test
  void comesWithItsRuleThoughThePromptDoesNotNameIt() {
    CardId rule = scene.card(CONSTRAINT, "Never deploy on Fridays.");
    CardId except = scene
        .draft(CONSTRAINT, "Hotfixes of billing may go out.")
        .exceptionTo(rule)
        .put();
    for (int i = 0; i < 4; i++) {
      scene.card(CONSTRAINT, "Always announce a deploy in channel " + i + ".");
    }
    List<CardId> norms = norms(pack("deploy on Friday"));
    assertThat(norms.indexOf(except)).isEqualTo(norms.indexOf(rule) + 1);
  }

  @Test
  void standsByItselfWhereItsRuleIsNotInForce() {
    CardId rule = scene.card(CONSTRAINT, "Never edit generated files.");
    scene
        .draft(PREFERENCE, "Editing the generated parser is fine.")
        .exceptionTo(rule)
        .put();
    scene.archive(rule);
    assertThat(pack("edit the generated parser").text())
        .contains("\n- Editing the generated parser is fine.")
        .doesNotContain("except:");
  }

  @Test
  void ofAnExceptionIsShownBelowThat() {
    CardId rule = scene.card(CONSTRAINT, "Never push to main.");
    CardId except =
        scene.draft(CONSTRAINT, "Docs may go to main.").exceptionTo(rule).put();
    CardId again = scene
        .draft(CONSTRAINT, "API docs need a review first.")
        .exceptionTo(except)
        .put();
    assertThat(norms(pack("push the docs to main"))).containsExactly(rule, except, again);
  }

  @Test
  void neverBreaksTheBudget() {
    CardId rule = scene.card(CONSTRAINT, "Never push to main.");
    for (int i = 0; i < 5; i++) {
      scene
          .draft(CONSTRAINT, "Docs number " + i + " may go to main.")
          .exceptionTo(rule)
          .put();
      scene.card(FACT, "Main has " + i + " docs to push");
    }
    for (int tokens = 40; tokens < 400; tokens += 7) {
      MakePack request = new MakePack(
          "push the docs to main",
          Optional.empty(),
          Optional.of(CardScene.REPO),
          Optional.empty(),
          Optional.empty(),
          OptionalInt.of(tokens));
      MakePack.Answer pack = scene.memory().pack(request);
      assertThat(pack.tokens()).isLessThanOrEqualTo(tokens);
      assertThat(pack.slots().stream().mapToInt(slot -> slot.cards().size()).sum())
          .isLessThanOrEqualTo(8);
    }
  }
}
