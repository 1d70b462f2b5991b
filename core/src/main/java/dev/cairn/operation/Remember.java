package dev.cairn.operation;

import dev.cairn.log.CandidateId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import java.util.List;
import java.util.Optional;

/** Proposes something to be kept. */
@Operation(
    name = "remember",
    kind = Operation.Kind.WRITE,
    does =
        "Call it whenever the user states something that should hold beyond this task: quote their"
            + " sentence. Also for what worked or failed: quote the output.",
    examples = {
      "{\"episode\": \"monday\", \"kind\": \"constraint\", \"statement\": \"Never force-push to main\","
          + " \"evidence\": [{\"entry\": \"en_1\", \"quote\": \"Never force-push to main.\"}]}"
    })
public record Remember(
    @Field("the episode it comes from") EpisodeId episode,
    @Field("what kind of thing it is") CardKind kind,
    @Field("one sentence that stands by itself") String statement,
    @Field("the words that prove it; never the assistant's") List<Evidence> evidence,

    @Field("what it is about") Optional<String> subject,

    @Field("the episode's if absent") Optional<Scope> scope,
    @Field("words to find it by") Optional<List<String>> tags,

    @Field("who proposes it; agent if absent") Optional<String> proposedBy) {

  public static Remember of(
      EpisodeId episode, CardKind kind, String statement, Evidence... evidence) {
    return new Remember(
        episode,
        kind,
        statement,
        List.of(evidence),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public Remember about(String what) {
    return new Remember(
        episode, kind, statement, evidence, Optional.of(what), scope, tags, proposedBy);
  }

  public Remember in(Scope where) {
    return new Remember(
        episode, kind, statement, evidence, subject, Optional.of(where), tags, proposedBy);
  }

  public Remember by(String generator) {
    return new Remember(
        episode, kind, statement, evidence, subject, scope, tags, Optional.of(generator));
  }

  /** What it is called until it is judged, and in the ledger. */
  public record Answer(CandidateId candidate, long position) {}
}
