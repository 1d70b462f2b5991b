package dev.cairn.operation;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.cairn.log.CardId;
import java.util.List;
import java.util.Locale;

/** Answers the doubt about a card. */
@Operation(
    name = "recheck",
    kind = Operation.Kind.WRITE,
    does =
        "Answers the doubt about a card with evidence: confirmed makes it active again, refuted puts"
            + " it out of force.",
    examples = {
      "{\"card\": \"c1a2b3c4\", \"verdict\": \"confirmed\", \"evidence\": [{\"entry\": \"en_1\","
          + " \"quote\": \"port 8420\"}]}"
    })
public record RecheckCard(
    @Field("the card that was looked at") CardId card,
    @Field("what was found") Verdict verdict,
    @Field("the words that show it") List<Evidence> evidence) {

  /** What was found. */
  public enum Verdict {
    CONFIRMED,
    REFUTED;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What the card is now. */
  public record Answer(String status, long position) {}
}
