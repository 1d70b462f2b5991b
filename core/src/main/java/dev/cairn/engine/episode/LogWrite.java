package dev.cairn.engine.episode;

import dev.cairn.engine.Limits;
import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.episode.Episode;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Bytes;
import dev.cairn.log.Draft;
import dev.cairn.log.EntryId;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.Names;
import dev.cairn.log.Role;
import dev.cairn.log.StoredText;
import dev.cairn.log.TextRef;
import dev.cairn.operation.Log;
import dev.cairn.operation.Writing;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** Logs one entry. Shares commits: it depends on its episode alone, which no entry changes. */
final class LogWrite extends Write<Log.Answer> {
  private final Log request;
  private final Function<TextRef, String> texts;

  LogWrite(State state, Log request, Writing writing, Function<TextRef, String> texts) {
    super(state, writing);
    this.request = request;
    this.texts = texts;
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
  }

  @Override
  public boolean shares() {
    return true;
  }

  @Override
  public void decide(Draft draft) {
    Limits.text("text", request.text(), state().policy().policy().log().entryBytesMax());
    Episode episode = state().episode(request.episode());
    if (episode.endedAt().isPresent()) {
      throw CairnException.conflict(
          "episode", "episode '" + episode.id() + "' has ended; start a new one");
    }
    draft.add(new EntryLogged(
        new EntryId(draft.id("en")),
        episode.id(),
        at(draft),
        request.role(),
        draft.text(request.text()),
        request.tool(),
        request.ok(),
        request.exitCode(),
        request.uri().map(uri -> Names.check("uri", uri)),
        request.source()));
  }

  @Override
  public Log.Answer answer(Written written) {
    Found<EntryLogged> logged = only(EntryLogged.class, written);
    // With a repeated key the words may differ from those of the first call, which were kept.
    String text = written.repeated() ? texts.apply(logged.event().text()) : request.text();
    byte[] hash = Bytes.sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return new Log.Answer(logged.event().entry(), Bytes.of(hash).hex(), logged.position());
  }
}
