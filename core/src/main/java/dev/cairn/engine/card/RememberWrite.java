package dev.cairn.engine.card;

import dev.cairn.card.extract.FailureTag;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.Draft;
import dev.cairn.log.Names;
import dev.cairn.log.StoredText;
import dev.cairn.operation.Remember;
import dev.cairn.operation.Writing;
import dev.cairn.policy.CardPolicy;
import java.util.List;
import java.util.Optional;

/** Proposes a card. Shares commits: whether it is kept is judged later. */
final class RememberWrite extends Write<Remember.Answer> {
  static final String AGENT = "agent";

  private final Remember request;
  private final List<Anchor> anchors;
  private final Optional<String> subject;
  private final List<String> tags;
  private final String proposedBy;

  RememberWrite(State state, Remember request, Writing writing, List<Anchor> anchors) {
    super(state, writing);
    this.request = request;
    this.anchors = anchors;
    if (request.statement().isBlank()) {
      throw CairnException.invalid("statement", "statement is empty; say what is to be kept");
    }
    StoredText.requireEncodable("statement", request.statement());
    this.subject = request.subject().map(text -> Names.check("subject", text));
    this.tags = request.tags().orElse(List.of()).stream()
        .map(tag -> Names.check("tags", tag))
        .map(RememberWrite::own)
        .distinct()
        .toList();
    this.proposedBy = Names.check("proposed_by", request.proposedBy().orElse(AGENT));
  }

  /** A failure is known again by such a tag, so with a borrowed one a card would swallow another's. */
  private static String own(String tag) {
    if (FailureTag.isLike(tag)) {
      throw CairnException.invalid(
          "tags", "tag '" + tag + "' would name a failure that Cairn read; leave it out");
    }
    return tag;
  }

  @Override
  public boolean shares() {
    return true;
  }

  @Override
  public void decide(Draft draft) {
    CardPolicy policy = state().policy().policy().card();
    bounded("statement", length(request.statement()), policy.statementMax());
    bounded("tags", tags.size(), policy.tagsMax());
    state().episode(request.episode());
    draft.add(new CandidateProposed(
        new CandidateId(draft.id("cd")),
        request.episode(),
        at(draft),
        request.kind(),
        draft.text(request.statement().strip()),
        anchors,
        subject,
        request.scope(),
        tags,
        proposedBy,
        Optional.empty()));
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  private static void bounded(String field, long size, long most) {
    if (size > most) {
      throw CairnException.tooLarge(
          field, "%s has %,d; at most %,d fit: be brief".formatted(field, size, most));
    }
  }

  @Override
  public Remember.Answer answer(Written written) {
    Found<CandidateProposed> found = only(CandidateProposed.class, written);
    return new Remember.Answer(found.event().candidate(), found.position());
  }
}
