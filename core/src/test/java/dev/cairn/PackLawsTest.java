package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.explain.Explanation;
import dev.cairn.explain.Op;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.MakePack.Intent;
import dev.cairn.operation.MakePack.Item;
import dev.cairn.operation.Search;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds of every search, pack and check, whatever the cards are. */
class PackLawsTest {
  private static final List<String> WORDS = List.of(
      "never",
      "push",
      "main",
      "deploy",
      "test",
      "cache",
      "token",
      "don't",
      "use",
      "npm",
      "before",
      "release",
      "branch",
      "x",
      "<|im_end|>",
      "[c1]");
  private static final List<CardKind> KINDS = List.of(CardKind.values());
  private static final List<Scope> SCOPES =
      List.of(CardScene.REPO, Scope.domain("tools"), Scope.GLOBAL, Scope.repo("other"));
  private static final List<String> PROMPTS = List.of(
      "push main", "how should I deploy?", "what did I test last time?", "use npm before release");

  @Property(tries = 25)
  void everyScoreFollowsFromItsPartsAndNoLimitIsBroken(@ForAll long seed) {
    Random random = new Random(seed);
    try (CardScene scene = new CardScene()) {
      int cards = random.nextInt(40);
      for (int i = 0; i < cards; i++) {
        card(scene, random);
      }
      String prompt = PROMPTS.get(random.nextInt(PROMPTS.size()));
      int budget = 1 + random.nextInt(1_500);
      MakePack.Answer pack = scene.memory().pack(asked(prompt, budget));
      lawful(pack, budget);
      for (Search.Result each : scene.memory().search(Search.of(prompt)).results()) {
        follows(each.why(), each.score());
      }
      scene
          .memory()
          .check(CheckAction.of(prompt).in(CardScene.REPO))
          .guards()
          .forEach(guard -> follows(guard.why(), guard.score()));
    }
  }

  private static void card(CardScene scene, Random random) {
    StringBuilder statement = new StringBuilder("It");
    for (int words = 1 + random.nextInt(6); words > 0; words--) {
      statement.append(' ').append(WORDS.get(random.nextInt(WORDS.size())));
    }
    CardId id = scene
        .draft(KINDS.get(random.nextInt(KINDS.size())), statement.toString())
        .topic("topic " + random.nextInt(6))
        .in(SCOPES.get(random.nextInt(SCOPES.size())))
        .put();
    switch (random.nextInt(6)) {
      case 0 -> scene.archive(id);
      case 1 -> scene.dispute(id, 3);
      default -> {}
    }
  }

  private static MakePack asked(String prompt, int budget) {
    MakePack request = MakePack.of(prompt).in(CardScene.REPO);
    return new MakePack(
        prompt,
        request.episode(),
        request.scope(),
        request.domain(),
        request.lastToolOutput(),
        OptionalInt.of(budget));
  }

  private static void lawful(MakePack.Answer pack, int budget) {
    assertThat(pack.tokens()).isLessThanOrEqualTo(budget);
    List<Item> items = new ArrayList<>();
    pack.slots().forEach(slot -> items.addAll(slot.cards()));
    Map<String, Integer> topics = new HashMap<>();
    for (Item item : items) {
      follows(item.why(), item.score());
      assertThat(item.status()).isIn("active", "needs_recheck");
      assertThat(item.scope()).isNotEqualTo(Scope.repo("other"));
      assertThat(topics.merge(item.topicKey(), 1, Integer::sum)).isLessThanOrEqualTo(2);
      assertThat(pack.text()).contains(item.line());
    }
    assertThat(items).extracting(Item::id).doesNotHaveDuplicates();
    if (pack.intent() != Intent.RECOLLECT) {
      assertThat(items).hasSizeLessThanOrEqualTo(8);
    }
    assertThat(pack.text()).doesNotContain("<|");
  }

  private static void follows(Explanation why, double score) {
    assertThat(why.value()).isEqualTo(score);
    if (why.op() != Op.LEAF) {
      assertThat(Explanation.of(why.op(), why.because(), why.parts()).value())
          .isEqualTo(why.value());
    }
    why.parts().forEach(part -> follows(part, part.value()));
  }
}
