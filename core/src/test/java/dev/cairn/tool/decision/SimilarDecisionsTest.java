package dev.cairn.tool.decision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.ToolId;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;

@Label("Similar decisions")
class SimilarDecisionsTest {
  private static final int MOST = 50;

  /** A decision with all that makes it similar, as a table would have it. */
  private record Row(PastDecision decision, double alpha, String cluster, Optional<String> work) {}

  /** S2's query, word for word, over all there is. */
  private static List<PastDecision> naive(List<Row> rows, SimilarDecisions.Question asked) {
    int alpha = SimilarDecisions.grain(asked.alpha());
    Comparator<Row> order = Comparator.<Row>comparingInt(
            row -> row.decision().tool().equals(asked.tool()) ? 0 : 1)
        .thenComparingInt(row -> Math.abs(SimilarDecisions.grain(row.alpha()) - alpha))
        .thenComparing(Row::decision, PastDecision.NEWEST);
    return rows.stream()
        .filter(row ->
            row.decision().tool().equals(asked.tool()) || row.cluster().equals(asked.cluster()))
        .filter(row -> Math.abs(SimilarDecisions.grain(row.alpha()) - alpha)
            < SimilarDecisions.grain(asked.within()))
        .filter(row -> asked.workflowType().isEmpty() || asked.workflowType().equals(row.work()))
        .filter(row -> row.decision().at() > asked.after())
        .sorted(order)
        .limit(asked.most())
        .map(Row::decision)
        .toList();
  }

  private static Row row(Random random, long position) {
    ToolId tool = ToolId.parse("s:t" + random.nextInt(4));
    // Few places, so that piles grow beyond what is kept; outcomes come in any order.
    double alpha = 0.5 + random.nextInt(random.nextBoolean() ? 3 : 40) / 80.0;
    return new Row(
        new PastDecision(tool, random.nextInt(500), position, random.nextBoolean(), true),
        alpha,
        "c" + random.nextInt(2),
        random.nextBoolean() ? Optional.of("w" + random.nextInt(2)) : Optional.empty());
  }

  private static SimilarDecisions.Question question(Random random) {
    return new SimilarDecisions.Question(
        ToolId.parse("s:t" + random.nextInt(5)),
        "c" + random.nextInt(3),
        0.5 + random.nextInt(40) / 80.0,
        random.nextBoolean() ? Optional.of("w" + random.nextInt(3)) : Optional.empty(),
        0.1,
        random.nextInt(500),
        1 + random.nextInt(MOST));
  }

  @Property(tries = 60)
  void areThoseTheFoundingQueryFinds(@ForAll long seed) throws IOException {
    Random random = new Random(seed);
    SimilarDecisions index = new SimilarDecisions();
    List<Row> rows = new ArrayList<>();
    int size = random.nextInt(3_000);
    for (int position = 1; position <= size; position++) {
      Row row = row(random, position);
      rows.add(row);
      index.add(row.decision(), row.alpha(), row.cluster(), row.work());
    }
    SimilarDecisions kept = reread(index);
    for (int i = 0; i < 20; i++) {
      SimilarDecisions.Question asked = question(random);
      List<PastDecision> expected = naive(rows, asked);
      assertThat(index.like(asked)).as("seed %d, %s", seed, asked).isEqualTo(expected);
      assertThat(kept.like(asked)).isEqualTo(expected);
    }
  }

  private static SimilarDecisions reread(SimilarDecisions index) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    index.write(new DataOutputStream(bytes));
    SimilarDecisions read = new SimilarDecisions();
    read.readAll(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    return read;
  }

  @Property(tries = 20)
  void doNotKnowAToolThatChanged(@ForAll long seed) {
    Random random = new Random(seed);
    SimilarDecisions index = new SimilarDecisions();
    ToolId changed = ToolId.parse("s:t1");
    for (int position = 1; position <= 500; position++) {
      Row row = row(random, position);
      index.add(row.decision(), row.alpha(), row.cluster(), row.work());
    }
    index.forget(changed);
    for (int i = 0; i < 20; i++) {
      assertThat(index.like(question(random)))
          .as("seed %d", seed)
          .noneMatch(each -> each.tool().equals(changed));
    }
  }
}
