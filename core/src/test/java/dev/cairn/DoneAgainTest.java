package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.StartEpisode;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("When something is done again")
class DoneAgainTest {
  private static final Scope REPO = Scope.repo("cairn");
  private static final String FAILED =
      "$ aws s3 sync data/kiln s3://raw\nAn error occurred (AccessDenied): not allowed";

  private final CardTester tester = new CardTester();

  @AfterEach
  void close() {
    tester.close();
  }

  private List<MakePack.Item> warnedOf(String prompt) {
    return tester.memory().pack(MakePack.of(prompt).in(REPO)).slots().stream()
        .flatMap(slot -> slot.cards().stream())
        .filter(item -> item.kind() == CardKind.NEGATIVE_RESULT)
        .toList();
  }

  private void fails(EpisodeId episode) {
    tester.tool(episode, false, FAILED);
    tester.end(episode);
    tester.wait(Duration.ofDays(7));
  }

  @Test
  void whatFailedThenIsInThePackThoughTheTaskHasNoWordOfTheCommand() {
    fails(tester.begin(StartEpisode.in(REPO).task("Fill the bucket with the nightly readings")));
    assertThat(warnedOf("The nightly readings are missing from the bucket"))
        .singleElement()
        .satisfies(item -> {
          assertThat(item.why().toString()).contains("what was being done when it was learned");
          assertThat(item.because()).isEqualTo("to the point");
        });
  }

  @Test
  void theUsersFirstWordsSayWhatWasDoneIfNoTaskWasGiven() {
    EpisodeId episode = tester.begin(StartEpisode.in(REPO));
    tester.user(episode, "Please fill the bucket with the nightly readings.");
    tester.user(episode, "And mind the weather.");
    fails(episode);
    assertThat(warnedOf("The nightly readings are missing from the bucket")).hasSize(1);
    assertThat(warnedOf("How is the weather today?")).isEmpty();
  }

  @Test
  void otherWorkIsNotBotheredWithIt() {
    fails(tester.begin(StartEpisode.in(REPO).task("Fill the bucket with the nightly readings")));
    assertThat(warnedOf("Rename the settings page")).isEmpty();
  }

  @Test
  void whatWorkedTheNextTimeAsItWasIsNotRemembered() {
    EpisodeId episode = tester.begin(StartEpisode.in(REPO).task("Fill the bucket"));
    tester.tool(episode, false, FAILED);
    tester.tool(episode, true, "$ aws s3 sync data/kiln s3://raw\nupload: data/kiln/a.csv");
    tester.end(episode);
    assertThat(tester.inForce()).isEmpty();
  }
}
