package dev.cairn.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.ToolId;
import dev.cairn.operation.MakePack.Intent;
import dev.cairn.operation.MakePack.ToolOutput;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The intent of a prompt")
class IntentsTest {
  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource(delimiter = '|', textBlock = """
          How should I run the tests?                     | ADVISE
          What's the best way to deploy?                  | ADVISE
          Which approach do you recommend for caching?    | ADVISE
          any tips for the migration?                     | ADVISE
          What did I do last time the login broke?        | RECOLLECT
          Did we decide on a queue?                       | RECOLLECT
          Which port did I use previously?                | RECOLLECT
          Remind me what the staging URL is               | RECOLLECT
          Add a button to the settings page               | GENERAL
          Fix the flaky test                              | GENERAL
          The candidate list is sorted wrongly            | GENERAL
          """)
  void isToldByItsWords(String prompt, Intent intent) {
    Intents.Guess guess = Intents.of(prompt, Optional.empty(), false);
    assertThat(guess.intent()).isEqualTo(intent);
    assertThat(guess.because()).isNotBlank();
  }

  @Test
  void isToRecoverIfTheLastOutputFailedWhateverThePromptSays() {
    ToolOutput failed = output(Optional.of(false));
    assertThat(Intents.of("how should I go on?", Optional.of(failed), false))
        .isEqualTo(new Intents.Guess(Intent.RECOVER, "the last output of local:bash failed"));
  }

  @Test
  void asksTheEpisodeOnlyWhereTheCallerDoesNotSay() {
    assertThat(Intents.of("go on", Optional.of(output(Optional.empty())), true).intent())
        .isEqualTo(Intent.RECOVER);
    assertThat(Intents.of("go on", Optional.empty(), true).intent()).isEqualTo(Intent.RECOVER);
    assertThat(Intents.of("go on", Optional.of(output(Optional.of(true))), true).intent())
        .isEqualTo(Intent.GENERAL);
  }

  private static ToolOutput output(Optional<Boolean> ok) {
    return new ToolOutput(Optional.of(ToolId.parse("bash")), ok, Optional.of("2 tests"));
  }
}
