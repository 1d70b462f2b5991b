package dev.cairn.tool.predict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cairn.policy.Policy;
import dev.cairn.policy.PredictionPolicy;
import dev.cairn.tool.run.Run;
import dev.cairn.tool.run.RunMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The next tool, looked up fast and worked out plainly")
class PlainScoresTest {
  private static final String[] WORDS = {
    "find", "order", "cancel", "mail", "send", "list", "book", "flight", "room", "refund", "city",
    "user", "get", "update", "payment", "address", "note", "file", "open", "close"
  };

  /** Pools so small that they leave tools out. */
  private static final PredictionPolicy SMALL = Policy.DEFAULT
      .with(Map.of(
          "prediction.text_pool", 5,
          "prediction.server_pool", 2,
          "prediction.near_pool", 6,
          "prediction.near_max", 4,
          "prediction.popular_max", 4,
          "prediction.common_min", 4))
      .prediction();

  @Property(tries = 60)
  void comeToTheSame(@ForAll long seed, @ForAll boolean isSmall, @ForAll boolean isAsked) {
    SplittableRandom random = new SplittableRandom(seed);
    PredictionPolicy policy = isSmall ? SMALL : Policy.DEFAULT.prediction();
    List<Candidate> tools =
        IntStream.range(0, 30).mapToObj(i -> tool(i, random)).toList();
    RunMemory memory = new RunMemory(policy);
    NextTools next =
        new NextTools(memory, Lineup.of(tools, policy), policy, Policy.DEFAULT.signal());
    for (int i = 0; i < random.nextInt(60); i++) {
      Optional<String> request = random.nextInt(4) == 0 ? Optional.empty() : request(random);
      memory.add(
          Run.chain(request, steps(tools, random, 6).stream().map(Run.Step::new).toList()));
    }
    List<String> context = steps(tools, random, 5);
    Optional<String> intent = isAsked ? request(random) : Optional.empty();

    List<Prediction> fast = next.predict(context, intent, 1_000);
    Stage stage = intent.isEmpty() ? Stage.UNASKED : context.isEmpty() ? Stage.FIRST : Stage.ASKED;
    Map<String, Double> plain = new PlainScores(memory, tools, policy, context, intent)
        .scores(stage, Policy.DEFAULT.signal());

    assertThat(fast)
        .hasSameSizeAs(plain.keySet())
        .allSatisfy(each -> assertThat(each.score().value())
            .as(each.tool().tool() + " of " + each.score())
            .isCloseTo(plain.getOrDefault(each.tool().tool(), Double.NaN), within(1e-9)));
    assertThat(next.predict(context, intent, 3))
        .isEqualTo(fast.subList(0, Math.min(3, fast.size())));
  }

  private static Candidate tool(int number, SplittableRandom random) {
    String server = "s" + number % 4;
    String name = word(random) + "_" + word(random);
    return new Candidate(
        server + ":" + name + number, server, name, text(random, 6), text(random, 2));
  }

  /** Tools of the catalogue, and now and then one nobody told of. */
  private static List<String> steps(List<Candidate> tools, SplittableRandom random, int most) {
    List<String> steps = new ArrayList<>();
    for (int i = 0; i < random.nextInt(most + 1); i++) {
      steps.add(
          random.nextInt(12) == 0 ? "x:unknown" : tools.get(random.nextInt(12)).tool());
    }
    return steps;
  }

  private static Optional<String> request(SplittableRandom random) {
    return Optional.of(text(random, 4) + ". " + text(random, 5) + ".\n" + text(random, 3));
  }

  private static String text(SplittableRandom random, int words) {
    return String.join(
        " ", IntStream.range(0, words).mapToObj(i -> word(random)).toList());
  }

  private static String word(SplittableRandom random) {
    return WORDS[random.nextInt(WORDS.length)];
  }
}
