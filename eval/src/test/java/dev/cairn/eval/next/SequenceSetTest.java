package dev.cairn.eval.next;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Measured;
import dev.cairn.log.ToolId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Runs of a data set")
class SequenceSetTest {
  @TempDir
  private Path folder = Path.of("");

  @Test
  void haveARequestForEveryTurnWhereStepsSayWhoseTheyAre() throws Exception {
    SequenceSet set = read("""
        {"id":"a","request":["look","tidy up"],"steps":[{"tool":"ls","turn":0},{"tool":"rm","turn":1}]}
        {"id":"b","request":["look","tidy up"],"steps":[{"tool":"ls","turn":0},{"tool":"rm","turn":7}]}
        """, "");

    assertThat(set.runs().get(0).request(1)).contains("tidy up");
    assertThat(set.runs().get(1).request(1)).contains("look\ntidy up");
  }

  @Test
  void areLeftOutUnderAttack() throws Exception {
    SequenceSet set = read("""
        {"id":"a","attack":null,"steps":[{"tool":"ls"}]}
        {"id":"b","attack":"important","steps":[{"tool":"rm"}]}
        """, "");

    assertThat(set.runs()).extracting(Sequence::id).containsExactly("a");
  }

  @Test
  void nameToolsThatAreDescribedWithoutTheirPrefix() throws Exception {
    SequenceSet set = read("""
        {"id":"a","steps":[{"tool":"bank/pay"},{"tool":"bank/look"}]}
        """, """
        {"id":"pay","server":"client","name":"pay","description":"Pays."}
        {"id":"chat","server":"client","name":"chat","description":"Chats."}
        """);

    assertThat(set.catalogue()).hasSize(3);
    assertThat(set.catalogue().get(ToolId.of("bank", "pay")))
        .hasValueSatisfying(line -> assertThat(line.tool().description()).contains("Pays."));
    assertThat(set.catalogue().get(ToolId.of("bank", "look"))).isEqualTo(Optional.empty());
    assertThat(set.catalogue()).containsKey(ToolId.of("client", "chat"));
  }

  @Test
  void areForetoldOnceTheyWereLearned() throws Exception {
    SequenceSet set = read("""
        {"id":"a","request":"pay the bill","steps":[{"tool":"bank/look"},{"tool":"bank/pay"}]}
        """, "");
    try (NextTrial trial = NextTrial.of(set, false)) {
      set.runs().forEach(trial::learn);
      List<Measured> asked = trial.ask(set.runs().get(0), "");

      assertThat(asked)
          .hasSize(2)
          .allSatisfy(each -> assertThat(each.values())
              .containsEntry("hit@1", 1.0)
              .containsEntry("markov_hit@1", 1.0));
    }
  }

  private SequenceSet read(String runs, String tools) throws Exception {
    Files.writeString(folder.resolve("runs.jsonl"), runs);
    Files.writeString(folder.resolve("tools.jsonl"), tools);
    return SequenceSet.read(JsonLines.below(folder)).get(0);
  }
}
