package dev.cairn.engine.recall;

import dev.cairn.decide.Intents;
import dev.cairn.decide.PackNotes;
import dev.cairn.decide.Packer;
import dev.cairn.engine.Limits;
import dev.cairn.engine.Memory;
import dev.cairn.episode.Episode;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Entry;
import dev.cairn.index.EntryIndex;
import dev.cairn.index.Telling;
import dev.cairn.log.Head;
import dev.cairn.log.PackId;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.MakePack.Intent;
import dev.cairn.operation.MakePack.ToolOutput;
import dev.cairn.operation.Reading;
import dev.cairn.policy.Policy;
import dev.cairn.search.CardQuestion;
import dev.cairn.search.CardRanking;
import dev.cairn.search.CardsFound;
import java.util.Optional;

/** Hands out packs and writes down what was handed out. */
final class Packs {
  /** Stands for an id where nothing was written that could bear one. */
  private static final PackId UNWRITTEN = new PackId("unwritten");

  private final Memory memory;
  private final Recall recall;

  Packs(Memory memory, Recall recall) {
    this.memory = memory;
    this.recall = recall;
  }

  MakePack.Answer pack(MakePack request, Reading reading) {
    Head head = memory.seen(reading);
    Policy policy = recall.policy();
    int budget = Packer.budget(request, policy.pack());
    if (request.prompt().isBlank() && request.lastToolOutput().isEmpty()) {
      throw CairnException.invalid("prompt", "prompt is empty; say what is about to be done");
    }
    long most = policy.log().entryBytesMax();
    Limits.text("prompt", request.prompt(), most);
    request
        .lastToolOutput()
        .flatMap(MakePack.ToolOutput::text)
        .ifPresent(text -> Limits.text("last_tool_output", text, most));
    Recall.View view = recall.view(reading, head);
    Intents.Guess guess =
        Intents.of(request.prompt(), request.lastToolOutput(), lastFailed(request, head));
    CardQuestion question = question(request, guess.intent(), view, policy, reading);
    CardsFound found = memory.look(() -> view.library().findWithRules(question, policy));
    MakePack.Answer made = new Packer(policy, recall.sources(reading))
        .pack(
            UNWRITTEN,
            guess,
            new CardRanking(view.library(), found, policy),
            budget,
            new PackNotes(recall.shortfall(view), head.position()));
    return view.past() ? made : written(request, made, reading);
  }

  /** Telemetry: a pack that cannot be written down is handed out all the same. */
  private MakePack.Answer written(MakePack request, MakePack.Answer made, Reading reading) {
    try {
      return memory.record(new PackWrite(memory.state(), request, made, Recall.dated(reading)));
    } catch (CairnException e) {
      return made.noting("it could not be written down, so it cannot be explained later");
    }
  }

  private boolean lastFailed(MakePack request, Head head) {
    boolean said = request.lastToolOutput().flatMap(ToolOutput::ok).isPresent();
    return !said
        && request
            .episode()
            .map(recall::episode)
            .flatMap(episode -> lastTool(episode, head))
            .flatMap(entry -> entry.logged().ok())
            .filter(ok -> !ok)
            .isPresent();
  }

  private Optional<Entry> lastTool(Episode episode, Head head) {
    EntryIndex near = memory.indexNear(head);
    return memory.pending(head).stream()
        .filter(entry -> LastTool.isOf(episode, entry))
        .findFirst()
        .or(() -> LastTool.of(near, episode, head.position()));
  }

  private CardQuestion question(
      MakePack request, Intent intent, Recall.View view, Policy policy, Reading reading) {
    String prompt = head(request.prompt(), (int) policy.pack().promptMax());
    String output = request
        .lastToolOutput()
        .flatMap(ToolOutput::text)
        .map(text -> clipped(text, (int) policy.pack().outputMax()))
        .orElse("");
    String tool =
        request.lastToolOutput().flatMap(ToolOutput::tool).map(id -> id.tool()).orElse("");
    // After a failure what it printed says more than a prompt like "fix it".
    String meant = intent == Intent.RECOVER && !output.isBlank() ? output : prompt;
    return new CardQuestion(
        Telling.words(
            prompt + "\n" + tool + "\n" + output, (int) policy.search().queryWordsMax()),
        recall.sense(view, meant),
        recall.where(request.scope(), request.domain(), request.episode()),
        Packer::mayShow,
        recall.now(reading));
  }

  /** Its beginning and its end: errors stand at either. */
  private static String clipped(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    return head(text, most / 2) + "\n" + text.substring(text.length() - most / 2);
  }

  private static String head(String text, int most) {
    return text.substring(0, Math.min(most, text.length()));
  }
}
