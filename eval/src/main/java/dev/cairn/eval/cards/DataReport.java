package dev.cairn.eval.cards;

import dev.cairn.eval.Progress;
import dev.cairn.eval.memory.Conversation;
import dev.cairn.eval.memory.Conversations;
import dev.cairn.eval.suite.JsonLines;
import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.QualityOptions;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.operation.Configure;
import dev.cairn.server.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/** Consolidates the conversations of every memory set and tells what was learned. */
final class DataReport {
  private final QualityOptions options;
  private final Shell shell;
  private final Progress progress;
  private final int conversationsMax;

  DataReport(QualityOptions options, Shell shell, Progress progress, int conversationsMax) {
    this.options = options;
    this.shell = shell;
    this.progress = progress;
    this.conversationsMax = conversationsMax;
  }

  void tell(Path folder, Supplier<Optional<Embedder>> model, Configure policy, String told) {
    List<String> notes = new ArrayList<>();
    List<Measured> all = new ArrayList<>();
    read(folder).forEach((set, conversations) -> {
      notes.add(set + ": " + conversations.all().size() + " conversations");
      progress.say(notes.get(notes.size() - 1));
      all.addAll(learn(conversations.all(), model, policy));
    });
    notes.add(told);
    notes.add("figures of ledgers and cards_… are means per episode, store_at_… per conversation;"
        + " precision counts only rules that a question asks about, so it is a lower bound");
    options.print("memory-cards", all, notes, shell);
  }

  /** Side by side: each conversation is a Cairn of its own. */
  private List<Measured> learn(
      List<Conversation> conversations, Supplier<Optional<Embedder>> model, Configure policy) {
    AtomicInteger done = new AtomicInteger();
    return conversations.parallelStream()
        .map(conversation -> {
          List<Measured> measured =
              new CardTrial(conversation).run(model.get(), policy).all();
          synchronized (progress) {
            progress.step("conversations", done.incrementAndGet(), conversations.size());
          }
          return measured;
        })
        .flatMap(List::stream)
        .toList();
  }

  private Map<String, Conversations> read(Path folder) {
    JsonLines lines = JsonLines.below(folder);
    Map<String, Conversations> sets = new LinkedHashMap<>();
    for (String set : lines.sets()) {
      Conversations found = Conversations.read(lines, set, conversationsMax);
      if (!found.all().isEmpty()) {
        sets.put(set, found);
      }
    }
    if (sets.isEmpty()) {
      throw CairnException.invalid(
          "data",
          "no set below " + folder + " has units (id, conversation, session, speaker, text)"
              + " and questions (id, conversation, question, category)");
    }
    sets.keySet().retainAll(options.chosen(List.copyOf(sets.keySet())));
    return sets;
  }
}
