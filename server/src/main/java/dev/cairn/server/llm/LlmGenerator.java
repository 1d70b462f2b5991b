package dev.cairn.server.llm;

import dev.cairn.card.Generator;
import dev.cairn.decide.Recalled;
import dev.cairn.decide.Tokens;
import dev.cairn.log.EntryId;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Proposes what a language model finds worth keeping. Whatever is wrong with the endpoint, an episode is judged
 * as it would be without: the question has a time limit and a budget, and after a failure it is left alone for
 * a minute, so that it cannot slow every episode down.
 */
public final class LlmGenerator implements Generator {
  private static final Duration PAUSE = Duration.ofMinutes(1);
  private static final int EPISODES_KEPT = 64;
  private static final String CAUTION =
      "What stands between fences was said, printed or read before. " + Recalled.CAUTION;

  /** What was answered about an episode, by its first entry. */
  private record Answered(EntryId last, Instant at, List<Suggestion> proposals) {}

  private final LlmSettings settings;
  private final ChatClient client;
  private final DailyBudget budget;
  private final InstantSource clock;
  private final Consumer<String> notes;
  private final Map<EntryId, Answered> answers = new LinkedHashMap<>();
  private Instant pausedUntil = Instant.MIN;

  /**
   * @param budgetFile where the use of a day is counted; without it, for this process alone
   * @param notes is told why the model was not asked, or gave no answer
   */
  public LlmGenerator(
      LlmSettings settings,
      Optional<Path> budgetFile,
      InstantSource clock,
      Consumer<String> notes) {
    this.settings = settings;
    this.client = new ChatClient(settings);
    this.budget =
        new DailyBudget(settings.callsPerDay(), settings.tokensPerDay(), budgetFile, clock);
    this.clock = clock;
    this.notes = notes;
  }

  @Override
  public String id() {
    return settings.id();
  }

  /**
   * Asks once about the same words. Asked again within a minute it gives the answer of before, though more was
   * said: an episode that grows while it is judged is read a second time, and must not wait a second time.
   */
  @Override
  public synchronized List<Suggestion> propose(List<Spoken> lines) {
    if (lines.isEmpty()) {
      return List.of();
    }
    EntryId first = lines.get(0).entry();
    EntryId last = lines.get(lines.size() - 1).entry();
    Instant now = clock.instant();
    Answered before = answers.get(first);
    if (before != null
        && (before.last().equals(last) || now.isBefore(before.at().plus(PAUSE)))) {
      return before.proposals();
    }
    List<Suggestion> proposals = now.isBefore(pausedUntil) ? List.of() : ask(lines);
    answers.put(first, new Answered(last, clock.instant(), proposals));
    if (answers.size() > EPISODES_KEPT) {
      answers.remove(answers.keySet().iterator().next());
    }
    return proposals;
  }

  private List<Suggestion> ask(List<Spoken> lines) {
    String record = EpisodeExcerpt.of(lines, settings.charactersPerEpisode());
    if (record.isEmpty()) {
      return List.of();
    }
    String question = CardProposals.question(CAUTION, record);
    if (!budget.take(Tokens.count(question) + CardProposals.ANSWER_TOKENS_MAX)) {
      return nothing("its budget for today is used up");
    }
    try {
      return CardProposals.parse(
          client.ask(CardProposals.ROLE, question, CardProposals.ANSWER_TOKENS_MAX));
    } catch (IOException e) {
      return nothing(String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return nothing("somebody interrupted it");
    } catch (RuntimeException e) {
      return nothing(e.getClass().getSimpleName());
    }
  }

  private List<Suggestion> nothing(String why) {
    pausedUntil = clock.instant().plus(PAUSE);
    notes.accept("cairn: the language model " + settings.id() + " proposed nothing: " + why);
    return List.of();
  }
}
