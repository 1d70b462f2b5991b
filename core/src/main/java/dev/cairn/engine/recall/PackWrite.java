package dev.cairn.engine.recall;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.log.CardEvent.PackShown;
import dev.cairn.log.CardId;
import dev.cairn.log.Draft;
import dev.cairn.log.EventCodec;
import dev.cairn.log.PackId;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Writing;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes down a pack as it was handed out, with all its numbers. Shares commits: it changes no card's words. */
final class PackWrite extends Write<MakePack.Answer> {
  private static final JsonMapper MAPPER = EventCodec.mapper();

  private final MakePack request;
  private final MakePack.Answer made;

  PackWrite(State state, MakePack request, MakePack.Answer made, Writing writing) {
    super(state, writing);
    this.request = request;
    this.made = made;
  }

  @Override
  public boolean shares() {
    return true;
  }

  @Override
  public void decide(Draft draft) {
    PackId id = new PackId(draft.id("pk"));
    draft.add(new PackShown(
        id,
        at(draft),
        request.episode(),
        made.intent().label(),
        cards(made),
        draft.text(record(named(id)))));
  }

  /** The answer as it was given, and what was asked. */
  private String record(MakePack.Answer answer) {
    ObjectNode record = MAPPER.valueToTree(answer);
    record.put("prompt", request.prompt());
    record.set("request", MAPPER.valueToTree(request));
    return MAPPER.writeValueAsString(record);
  }

  private static List<CardId> cards(MakePack.Answer answer) {
    return answer.slots().stream()
        .flatMap(slot -> slot.cards().stream())
        .map(MakePack.Item::id)
        .toList();
  }

  private MakePack.Answer named(PackId id) {
    return new MakePack.Answer(
        id,
        made.intent(),
        made.because(),
        made.slots(),
        made.text(),
        made.tokens(),
        made.tokenBudget(),
        made.notice(),
        made.position());
  }

  @Override
  public MakePack.Answer answer(Written written) {
    return named(only(PackShown.class, written).event().pack());
  }
}
