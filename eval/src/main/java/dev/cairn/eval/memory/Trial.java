package dev.cairn.eval.memory;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.Folders;
import dev.cairn.eval.suite.Measured;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Log;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** One conversation: logged unit by unit, then asked question by question. */
final class Trial {
  private static final String CONTEXT = "conversation";

  private final Conversation conversation;
  private final Configuration configuration;
  private final List<Said> said;
  private final Instant end;

  Trial(Conversation conversation, Configuration configuration) {
    this.conversation = conversation;
    this.configuration = configuration;
    this.said = Said.of(conversation, configuration.wordsAlone());
    this.end = said.stream().map(Said::at).max(Instant::compareTo).orElseThrow();
  }

  /** In memory, or with its store in a new folder below {@code work}, deleted again. */
  List<Measured> run(Optional<Path> work) {
    Optional<Path> folder = work.map(it -> Folders.temporary(it, "cairn-memory-"));
    try (Cairn cairn = configuration.open(folder, end)) {
      Context context = cairn.context(CONTEXT);
      configuration.configure().ifPresent(context::configure);
      Map<String, Unit> entries = log(context);
      return conversation.questions().stream()
          .map(question -> ask(context, question, entries))
          .toList();
    } finally {
      folder.ifPresent(Folders::delete);
    }
  }

  /** Gives the units by the ids of their entries. */
  private Map<String, Unit> log(Context context) {
    Map<String, EpisodeId> episodes = new HashMap<>();
    Map<String, Unit> entries = new HashMap<>();
    for (Said each : said) {
      Writing writing = Writing.at(each.at());
      EpisodeId episode =
          episodes.computeIfAbsent(each.unit().session(), session -> start(context, writing));
      Log request = Log.of(episode, each.role(), each.text());
      entries.put(context.log(request, writing).entry().value(), each.unit());
    }
    return entries;
  }

  private static EpisodeId start(Context context, Writing writing) {
    StartEpisode request = new StartEpisode(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    return context.startEpisode(request, writing).episode();
  }

  private Measured ask(Context context, Question question, Map<String, Unit> entries) {
    Search request = new Search(
        question.text(),
        Optional.of(List.of(Search.In.ENTRIES)),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.of(configuration.depth()),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    Reading atTheEnd = new Reading(Optional.of(end), OptionalLong.empty(), Optional.empty());
    List<Shown> shown = context.search(request, atTheEnd).results().stream()
        .map(result -> new Shown(unit(entries, result.id()), Shown.tokens(result.text())))
        .toList();
    return new Judged(conversation.set(), question, shown).measured();
  }

  private static Unit unit(Map<String, Unit> entries, String id) {
    Unit unit = entries.get(id);
    if (unit == null) {
      throw new IllegalStateException("search gave entry " + id + ", which was not logged here");
    }
    return unit;
  }
}
