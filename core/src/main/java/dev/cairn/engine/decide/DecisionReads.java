package dev.cairn.engine.decide;

import dev.cairn.engine.LogReads;
import dev.cairn.engine.Memory;
import dev.cairn.engine.TextReads;
import dev.cairn.fault.CairnException;
import dev.cairn.log.DecisionEvent.DecisionMade;
import dev.cairn.operation.Decide;
import dev.cairn.operation.ListApprovals;
import dev.cairn.operation.ListApprovals.State;
import dev.cairn.operation.ListDecisions;
import dev.cairn.operation.Reading;
import dev.cairn.tool.decision.Approval;
import dev.cairn.tool.decision.Decisions;
import dev.cairn.tool.decision.Rejection;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What was decided, and what persons said about it, in lists. */
final class DecisionReads {
  private static final int USUAL = 20;
  private static final int LIMIT_MAX = 1_000;

  private final Memory memory;
  private final LogReads log;
  private final TextReads texts;

  DecisionReads(Memory memory, LogReads log, TextReads texts) {
    this.memory = memory;
    this.log = log;
    this.texts = texts;
  }

  /** From the newest back, so that a page costs what it shows and what it passes over. */
  ListDecisions.Answer decisions(ListDecisions request, Reading reading) {
    long head = memory.seen(reading).position();
    int limit = limit(request.limit());
    long before = Math.min(request.cursor().orElse(Long.MAX_VALUE), head + 1);
    List<ListDecisions.Item> items = new ArrayList<>();
    long[] places = memory.look(() -> memory.state().decisions().positions());
    for (int i = places.length - 1; i >= 0; i--) {
      if (places[i] < before) {
        Optional<DecisionMade> made = log.at(places[i], DecisionMade.class);
        if (made.filter(each -> isAsked(each, request)).isPresent()) {
          if (items.size() == limit) {
            return new ListDecisions.Answer(
                items, OptionalLong.of(items.get(limit - 1).position()), head);
          }
          items.add(item(made.get(), places[i]));
        }
      }
    }
    return new ListDecisions.Answer(items, OptionalLong.empty(), head);
  }

  private static boolean isAsked(DecisionMade made, ListDecisions request) {
    return request.tool().map(made.tool()::equals).orElse(true)
        && request
            .verdict()
            .map(verdict -> verdict.label().equals(made.verdict()))
            .orElse(true)
        && request.since().map(since -> !made.at().isBefore(since)).orElse(true);
  }

  private ListDecisions.Item item(DecisionMade made, long position) {
    Optional<Boolean> ok = memory.look(
        () -> memory.state().decisions().outcome(made.decision()).map(Decisions.Outcome::ok));
    return new ListDecisions.Item(
        made.decision(),
        made.at(),
        made.tool(),
        verdict(made),
        because(made),
        made.confidence(),
        made.breakdown().threshold(),
        made.risk(),
        made.episode(),
        made.args().flatMap(texts::of),
        made.approval(),
        ok,
        position);
  }

  static Decide.Verdict verdict(DecisionMade made) {
    return Decide.Verdict.valueOf(made.verdict().toUpperCase(Locale.ROOT));
  }

  private String because(DecisionMade made) {
    return texts
        .of(made.record())
        .map(record -> DecisionRecord.read(record).because())
        .orElse("its words were erased");
  }

  ListApprovals.Answer approvals(ListApprovals request, Reading reading, Instant now) {
    long head = memory.seen(reading).position();
    int limit = limit(request.limit());
    List<ListApprovals.Item> all = new ArrayList<>();
    memory
        .look(() -> memory.state().decisions().given())
        .values()
        .forEach(approval -> all.add(item(approval, now)));
    memory
        .look(() -> memory.state().decisions().rejections())
        .values()
        .forEach(rejection -> all.add(item(rejection)));
    memory
        .look(() -> List.copyOf(memory.state().decisions().waiting()))
        .forEach(decision -> waiting(decision).ifPresent(all::add));
    List<ListApprovals.Item> found = all.stream()
        .filter(item -> request.state().map(item.state()::equals).orElse(true))
        .filter(item -> request.since().map(since -> !item.at().isBefore(since)).orElse(true))
        .filter(
            item -> request.cursor().map(end -> item.key().compareTo(end) < 0).orElse(true))
        .sorted(Comparator.comparing(ListApprovals.Item::key).reversed())
        .toList();
    List<ListApprovals.Item> shown = found.subList(0, Math.min(limit, found.size()));
    Optional<String> next =
        found.size() > limit ? Optional.of(shown.get(limit - 1).key()) : Optional.empty();
    return new ListApprovals.Answer(shown, next, head);
  }

  private ListApprovals.Item item(Approval approval, Instant now) {
    State state = approval.isExpired(now)
        ? State.EXPIRED
        : switch (approval.state()) {
          case OPEN -> State.GIVEN;
          case SPENT -> State.SPENT;
          case REVOKED -> State.REVOKED;
        };
    return new ListApprovals.Item(
        state,
        approval.at(),
        approval.tool(),
        Optional.of(approval.id()),
        approval.decision(),
        approval.args().flatMap(texts::of),
        approval.standing(),
        Optional.empty(),
        Optional.of(approval.by()),
        approval.until());
  }

  private ListApprovals.Item item(Rejection rejection) {
    return new ListApprovals.Item(
        State.REJECTED,
        rejection.at(),
        rejection.tool(),
        Optional.empty(),
        Optional.of(rejection.decision()),
        rejection.args().flatMap(texts::of),
        false,
        rejection.episode(),
        Optional.of(rejection.by()),
        Optional.empty());
  }

  private Optional<ListApprovals.Item> waiting(String decision) {
    OptionalLong place = memory.look(() -> memory.state().decisions().place(decision));
    return place.stream()
        .boxed()
        .flatMap(at -> log.at(at, DecisionMade.class).stream())
        .findFirst()
        .map(made -> new ListApprovals.Item(
            State.WAITING,
            made.at(),
            made.tool(),
            Optional.empty(),
            Optional.of(decision),
            made.args().flatMap(texts::of),
            false,
            made.episode(),
            Optional.empty(),
            Optional.empty()));
  }

  private static int limit(OptionalInt asked) {
    int limit = asked.orElse(USUAL);
    if (limit < 1 || limit > LIMIT_MAX) {
      throw CairnException.invalid(
          "limit", "limit must lie in [1, " + LIMIT_MAX + "], was " + limit);
    }
    return limit;
  }
}
