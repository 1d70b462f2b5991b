package dev.cairn.eval.attack.disk;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.fault.CairnException;
import dev.cairn.fault.Code;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.operation.Backup;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Erase;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Search;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A memory whose disk fails it, and what may be expected of it then. */
final class TroubledMemory {
  private static final Scope REPO = Scope.repo("troubled");
  private static final EpisodeId EPISODE = new EpisodeId("troubled");
  private static final String BANNED = "git push --force";
  private static final int LINES = 60;

  private final Context context;
  private final Cairn cairn;
  private final Path folder;
  private final String what;
  private final Attempts attempts;

  TroubledMemory(Cairn cairn, Path folder, String what, Attempts attempts) {
    this.cairn = cairn;
    this.context = cairn.context("default");
    this.folder = folder;
    this.what = what;
    this.attempts = attempts;
  }

  void tell() {
    context.startEpisode(StartEpisode.in(REPO).id(EPISODE.value()));
    context.log(Log.user(EPISODE, "Never run `" + BANNED + "`."));
    for (int i = 0; i < LINES; i++) {
      context.log(Log.user(EPISODE, "Line " + i + " of an ordinary day about quokkas."));
    }
    context.endEpisode(new EndEpisode(EPISODE));
    context.startEpisode(StartEpisode.in(REPO).id("next"));
    context.awaitIndex();
    questions()
        .forEach((name, asked) ->
            attempts.control("before, " + name, what, "asked", asked.getAsBoolean()));
  }

  /** Asks everything and writes everything, the first again at the end. */
  void look() {
    questions().forEach(this::ask);
    writes().forEach(this::write);
    questions().forEach((name, asked) -> ask(name + " again", asked));
  }

  private void ask(String name, BooleanSupplier asked) {
    String got;
    boolean held = false;
    try {
      held = asked.getAsBoolean();
      got = held ? "answered" : "answered otherwise than before";
    } catch (RuntimeException e) {
      got = String.valueOf(e);
    }
    attempts.attack(what + ", " + name, name, Expected.ANSWERED, got, held);
  }

  /** Done as ever, if there was room; else an error that says where and why, and not an event more. */
  private void write(String name, Runnable act) {
    long before = context.head();
    String got;
    boolean held;
    try {
      act.run();
      got = "done";
      held = true;
    } catch (CairnException e) {
      got = e.code() + ": " + e.getMessage();
      held = e.code() == Code.UNAVAILABLE
          && got.contains(folder.toString())
          && context.head() == before;
    } catch (RuntimeException e) {
      got = "an error without a code: " + e;
      held = false;
    }
    attempts.attack(what + ", " + name, name, Expected.REFUSED, got, held);
  }

  private Map<String, BooleanSupplier> questions() {
    Map<String, BooleanSupplier> asked = new LinkedHashMap<>();
    asked.put(
        "search", () -> !context.search(Search.of("quokkas line 7")).results().isEmpty());
    asked.put(
        "pack",
        () -> context.pack(MakePack.of("How do I push?").in(REPO)).text().contains("push"));
    asked.put(
        "check",
        () -> context.check(CheckAction.of(BANNED).in(REPO)).verdict()
            == CheckAction.Verdict.FORBIDDEN);
    asked.put("cards", () -> !context.cards(ListCards.inForce()).cards().isEmpty());
    asked.put(
        "status",
        () -> context.status(new Status(), Reading.LATEST).sizes().getOrDefault("entries", 0L)
            > LINES);
    asked.put(
        "verify",
        () -> context.verify(new Verify(Optional.empty()), Progress.NONE).ok());
    return asked;
  }

  private Map<String, Runnable> writes() {
    EpisodeId next = new EpisodeId("next");
    EntryId rule = new EntryId(
        context.search(Search.of("Line 7 of an ordinary day")).results().get(0).id());
    Map<String, Runnable> writes = new LinkedHashMap<>();
    writes.put("log", () -> context.log(Log.user(next, "One more line.")));
    writes.put("log of a large text", () -> context.log(Log.user(next, "words ".repeat(400_000))));
    writes.put("start_episode", () -> context.startEpisode(StartEpisode.in(REPO)));
    writes.put("decide", () -> context.decide(Decide.of("files:read_note", 0.95).in(next)));
    writes.put(
        "record_run", () -> context.recordRun(RecordRun.of(RecordRun.Step.of("files:read_note"))));
    writes.put(
        "set_risk",
        () -> context.setRisk(SetRisk.of("a:b", Risk.DANGEROUS, "it locks the table", "ada")));
    writes.put(
        "register_tools",
        () -> context.registerTools(
            RegisterTools.of("s", RegisterTools.Tool.of("thing", "Reads a thing."))));
    writes.put(
        "ingest",
        () -> context.ingest(
            Ingest.of("fragment", Map.of("text", "words", "tags", List.of("a", "b")))));
    writes.put("backup", () -> cairn.backup(new Backup(folder.resolve("copy.db").toString())));
    writes.put("end_episode", () -> context.endEpisode(new EndEpisode(next)));
    writes.put("erase", () -> context.erase(Erase.entry(rule)));
    return writes;
  }

  /** There is room again. */
  void goesOn() {
    EpisodeId later = context.startEpisode(StartEpisode.in(REPO)).episode();
    long position =
        context.log(Log.user(later, "There is room again for wombats.")).position();
    attempts.control("room again, log", what, "at " + position, position == context.head());
    attempts.control(
        "room again, search",
        what,
        "asked",
        !context.search(Search.of("wombats")).results().isEmpty());
    Verify.Answer verified = context.verify(new Verify(Optional.of(true)), Progress.NONE);
    attempts.control(
        "room again, verify --deep", what, verified.problems().toString(), verified.ok());
  }
}
