package dev.cairn.eval.memory;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.Folders;
import dev.cairn.eval.suite.Measured;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Embed;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
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
import java.util.OptionalLong;

/** One conversation: logged unit by unit, then asked question by question. */
final class Trial implements AutoCloseable {
  private static final String CONTEXT = "conversation";

  private final Conversation conversation;
  private final Configuration configuration;
  private final List<Said> said;
  private final Instant end;
  private final Optional<Path> folder;
  private final Cairn cairn;
  private final Context context;
  private final Map<String, Unit> entries = new HashMap<>();

  /** In memory, or with its store in a new folder below {@code work}, deleted again. */
  Trial(Conversation conversation, Configuration configuration, Optional<Path> work) {
    this.conversation = conversation;
    this.configuration = configuration;
    this.said = Said.of(conversation, configuration.wordsAlone());
    this.end = said.stream().map(Said::at).max(Instant::compareTo).orElseThrow();
    this.folder = work.map(it -> Folders.temporary(it, "cairn-memory-"));
    this.cairn = configuration.open(folder, end);
    this.context = cairn.context(CONTEXT);
  }

  /** Logs everything, ends the episodes, and waits until every entry can be found. */
  void begin() {
    Map<String, EpisodeId> episodes = new HashMap<>();
    for (Said each : said) {
      Writing writing = Writing.at(each.at());
      EpisodeId episode =
          episodes.computeIfAbsent(each.unit().session(), session -> start(writing));
      Log request = Log.of(episode, each.role(), each.text());
      entries.put(context.log(request, writing).entry().value(), each.unit());
    }
    Writing atTheEnd = Writing.at(end);
    episodes.values().forEach(id -> context.endEpisode(new EndEpisode(id), atTheEnd));
    context.awaitIndex();
    if (configuration.model().isPresent()) {
      context.embed(new Embed(), Progress.NONE);
    }
  }

  private EpisodeId start(Writing writing) {
    StartEpisode request = new StartEpisode(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
    return context.startEpisode(request, writing).episode();
  }

  /** Every question with this policy. */
  List<Measured> ask(Configure policy) {
    context.configure(policy);
    return conversation.questions().stream().map(this::ask).toList();
  }

  private Measured ask(Question question) {
    Search request = Search.of(question.text()).in(Search.In.ENTRIES).limit(configuration.depth());
    Reading atTheEnd = new Reading(Optional.of(end), OptionalLong.empty(), Optional.empty());
    Search.Answer answer = context.search(request, atTheEnd);
    if (configuration.model().isPresent() && answer.notice().isPresent()) {
      throw new IllegalStateException("not by meaning: " + answer.notice().get());
    }
    List<Shown> shown = answer.results().stream()
        .map(result -> new Shown(unit(result.id()), Shown.tokens(result.words()), result.why()))
        .toList();
    return new Judged(conversation.set(), question, shown, configuration.signals()).measured();
  }

  private Unit unit(String id) {
    Unit unit = entries.get(id);
    if (unit == null) {
      throw new IllegalStateException("search gave entry " + id + ", which was not logged here");
    }
    return unit;
  }

  @Override
  public void close() {
    cairn.close();
    folder.ifPresent(Folders::delete);
  }
}
