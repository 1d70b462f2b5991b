package dev.cairn.text.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.pair.PairTrainer.Pair;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PairTrainerTest {
  private static final int ROWS = 200;

  @Test
  void sameExamplesGiveSameBits() throws IOException {
    byte[] first = bytes(trained());
    assertThat(bytes(trained())).isEqualTo(first);
    PairModel read = PairModel.read(new DataInputStream(new ByteArrayInputStream(first)));
    assertThat(bytes(read)).isEqualTo(first);
  }

  private static PairModel trained() throws IOException {
    PairTrainer trainer = new PairTrainer(Set.of());
    trainer.add(written());
    return trainer.train();
  }

  /** The first of the written pairs, each later sentence also beside the rule of the group before. */
  private static List<Pair> written() throws IOException {
    List<Pair> pairs = new ArrayList<>();
    Statement rule = read("");
    Statement before = read("");
    for (String line : Files.readAllLines(Path.of("src/train/pairs.txt"))) {
      int tab = line.indexOf('\t');
      if (line.startsWith("= ")) {
        before = rule;
        rule = read(line.substring(2));
      } else if (tab > 0 && pairs.size() < ROWS) {
        Effect effect = Effect.valueOf(line.substring(0, tab).toUpperCase(Locale.ROOT));
        Statement later = read(line.substring(tab + 1));
        pairs.add(new Pair(rule, later, Set.of(effect), 1, false));
        pairs.add(new Pair(before, later, Set.of(Effect.UNRELATED), 0.5, true));
      }
    }
    return pairs;
  }

  private static Statement read(String text) {
    return StatementReader.read(text, SentenceVectors.NONE);
  }

  private static byte[] bytes(PairModel model) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    model.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }
}
