package dev.cairn.engine.consolidate;

import dev.cairn.card.Docket;
import dev.cairn.card.Generator;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.log.WriterTurn;
import dev.cairn.policy.CardPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What one generator proposes, held to the log: a suggestion that misquotes it is left out. */
final class Generated {
  private final Generator generator;
  private final CardPolicy policy;
  private final UnaryOperator<String> scrub;

  /** @param scrub takes the secrets out of what it says; its quotes are of a log that has none */
  Generated(Generator generator, CardPolicy policy, UnaryOperator<String> scrub) {
    this.generator = generator;
    this.policy = policy;
    this.scrub = scrub;
  }

  List<Proposed> propose(EpisodeLines lines, Docket docket) {
    List<Proposed> proposed = new ArrayList<>();
    for (Generator.Suggestion suggestion : suggestions(lines)) {
      Optional<List<Anchor>> anchors = lines.quoted(suggestion.evidence());
      boolean news = suggestion.evidence().stream()
          .anyMatch(quoted -> lines.isSince(quoted.entry(), docket.seen()));
      if (anchors.isPresent() && news && fits(suggestion.statement())) {
        proposed.add(new Proposed(
            suggestion.kind(),
            scrub.apply(suggestion.statement().strip()),
            anchors.get(),
            Optional.empty(),
            List.of(),
            Names.check("generator", generator.id()),
            Optional.empty()));
      }
      if (proposed.size() >= policy.generatedMax()) {
        break;
      }
    }
    return proposed;
  }

  private List<Generator.Suggestion> suggestions(EpisodeLines lines) {
    assert WriterTurn.isOver() : "a command must not wait for a generator";
    try {
      return generator.propose(lines.spoken());
    } catch (RuntimeException e) {
      // Code of the embedder's: it may be down, and the episode is judged without it.
      return List.of();
    }
  }

  private boolean fits(String statement) {
    try {
      StoredText.requireEncodable("statement", statement);
    } catch (CairnException e) {
      return false;
    }
    return !statement.isBlank()
        && statement.codePointCount(0, statement.length()) <= policy.statementMax();
  }
}
