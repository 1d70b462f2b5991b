package dev.cairn.card;

import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.log.TextRef;
import dev.cairn.log.Verdict.Admission;
import java.time.Instant;
import java.util.List;

/**
 * What a card says and where it holds.
 *
 * @param subjectGiven whether the writer named the subject; else it was found in the statement
 */
public record Content(
    CardKind kind,
    TextRef statement,
    Scope scope,
    String subject,
    boolean subjectGiven,
    String topicKey,
    List<String> tags,
    EpisodeId episode,
    CandidateId candidate,
    Instant createdAt,
    long position,
    String ruleVersion) {

  static Content of(CandidateProposed said, Admission as, long position, String ruleVersion) {
    return new Content(
        said.kind(),
        said.statement(),
        as.scope(),
        as.subject(),
        said.subject().isPresent(),
        as.topicKey(),
        said.tags(),
        said.episode(),
        said.candidate(),
        said.at(),
        position,
        ruleVersion);
  }

  Content in(Scope wider) {
    return new Content(
        kind,
        statement,
        wider,
        subject,
        subjectGiven,
        topicKey,
        tags,
        episode,
        candidate,
        createdAt,
        position,
        ruleVersion);
  }
}
