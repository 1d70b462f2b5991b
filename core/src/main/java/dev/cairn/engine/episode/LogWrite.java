package dev.cairn.engine.episode;

import dev.cairn.engine.CallOutcomes;
import dev.cairn.engine.Calls;
import dev.cairn.engine.Limits;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.episode.Episode;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.log.Draft;
import dev.cairn.log.EntryId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Names;
import dev.cairn.log.Role;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.operation.Log;
import dev.cairn.operation.Writing;
import dev.cairn.tool.record.TrackRecords;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;

/**
 * Logs one entry. Shares commits unless it tells of a call: it depends on its episode alone, which no entry changes.
 */
final class LogWrite extends Write<Log.Answer> {
  private final Log request;
  private final Function<TextRef, String> texts;
  private final CallOutcomes outcomes;

  LogWrite(
      State state,
      Log request,
      Writing writing,
      Function<TextRef, String> texts,
      CallOutcomes outcomes) {
    super(state, writing);
    this.request = request;
    this.texts = texts;
    this.outcomes = outcomes;
    if (request.text().isEmpty()) {
      throw CairnException.invalid("text", "text is empty; log what was said, or nothing");
    }
    StoredText.requireEncodable("text", request.text());
    boolean hasSource = request.role() == Role.TOOL || request.role() == Role.DOCUMENT;
    if (request.source().isPresent() && !hasSource) {
      throw CairnException.invalid(
          "source",
          "source is for roles tool and document; leave it out for "
              + request.role().label());
    }
    if (request.args().isPresent()
        && (request.role() != Role.TOOL || request.tool().isEmpty())) {
      throw CairnException.invalid(
          "args", "args are those of a tool; give role tool and the tool, or leave them out");
    }
  }

  @Override
  public boolean shares() {
    return request.args().isEmpty();
  }

  @Override
  public void decide(Draft draft) {
    Limits.text("text", request.text(), state().policy().policy().log().entryBytesMax());
    Episode episode = state().episode(request.episode());
    if (episode.endedAt().isPresent()) {
      throw CairnException.conflict(
          "episode", "episode '" + episode.id() + "' has ended; start a new one");
    }
    Optional<ToolId> meant = request.tool().map(state().catalogue()::resolve);
    Optional<Calls.Named> call = meant.flatMap(tool ->
        outcomes.calls(state()).name("args", tool, request.args(), Optional.of(episode.id())));
    EntryLogged entry = entry(episode, draft, call);
    draft.add(noted(entry));
    Optional<DecisionMade> decision = call.flatMap(
        each -> outcomes.decision(state(), meant.orElseThrow(), Optional.of(episode.id()), each));
    request
        .ok()
        .ifPresent(ok -> decision.ifPresent(made -> CallOutcomes.end(
            state(), draft, made, ok, entry.at(), Optional.of(entry.entry()), via())));
  }

  private EntryLogged entry(Episode episode, Draft draft, Optional<Calls.Named> call) {
    return new EntryLogged(
        new EntryId(draft.id("en")),
        episode.id(),
        at(draft),
        request.role(),
        draft.text(request.text()),
        request.tool(),
        request.ok(),
        request.exitCode(),
        request.uri().map(uri -> Names.check("uri", uri)),
        request.source(),
        call.map(each -> each.keep(draft)),
        Optional.empty(),
        Optional.of(via()));
  }

  /** With what whoever logs it should know. */
  private EntryLogged noted(EntryLogged entry) {
    return state()
        .records()
        .preview(entry)
        .filter(TrackRecords.Preview::contradicts)
        .flatMap(TrackRecords.Preview::note)
        .map(entry::noted)
        .orElse(entry);
  }

  @Override
  public Log.Answer answer(Written written) {
    Found<EntryLogged> logged = only(EntryLogged.class, written);
    // With a repeated key the words may differ from those of the first call, which were kept.
    String text = written.repeated() ? texts.apply(logged.event().text()) : request.text();
    byte[] hash = Bytes.sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    long scrubbed = scrubbed(written);
    return new Log.Answer(
        logged.event().entry(),
        Bytes.of(hash).hex(),
        scrubbed,
        scrubbed > 0 ? Optional.of(text) : Optional.empty(),
        logged.event().note(),
        logged.position());
  }
}
