package dev.cairn.eval.heard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.text.SentenceVectors;
import dev.cairn.text.sentence.ReaderModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeardTrainingTest {
  private static final Path WRITTEN = Path.of("..", "text", "src", "train");

  @Test
  void trainingTwiceGivesTheSameBytes() throws IOException {
    assertThat(trained()).isEqualTo(trained());
  }

  private static byte[] trained() throws IOException {
    List<HeardExamples> some = HeardExamples.written(WRITTEN).subList(0, 60);
    ReaderModel model = new HeardTraining(some, SentenceVectors.NONE).train(each -> true);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    model.write(out);
    return out.toByteArray();
  }

  @Test
  void everyWrittenTurnIsItsSentencesJoined() {
    for (WrittenTurn turn : WrittenTurn.below(WRITTEN)) {
      turn.sentences()
          .forEach(each ->
              assertThat(turn.text().substring(each.start(), each.end())).isEqualTo(each.text()));
    }
  }
}
