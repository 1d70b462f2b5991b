package dev.cairn.eval.crowd;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.Progress;
import dev.cairn.eval.client.Caller;
import dev.cairn.eval.client.Together;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Verify;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;

/** Brings a crowd together, lets it work, and checks what is left. */
final class Gathering {
  private static final double NANOS = 1e9;

  private final Path folder;
  private final Mode mode;
  private final Progress progress;
  private final List<Member> members = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private final List<Double> seen = Collections.synchronizedList(new ArrayList<>());
  private double seconds;

  /** How it went. */
  record Outcome(
      Mode mode,
      int promised,
      int lost,
      int doubled,
      int misses,
      List<Double> busy,
      List<Double> seen,
      double seconds,
      List<String> problems) {}

  Gathering(Path folder, Mode mode, Progress progress) {
    this.folder = folder;
    this.mode = mode;
    this.progress = progress;
  }

  Outcome run(int entries, int shownEvery) throws Exception {
    progress.say("gathering, " + mode.label());
    Account account;
    try (Party party = Party.gather(folder, mode)) {
      List<Caller> callers = party.callers();
      CountDownLatch writing = new CountDownLatch(callers.size());
      for (int i = 0; i < callers.size(); i++) {
        members.add(new Member(i + 1, callers.get(i), entries, shownEvery, writing));
      }
      long begun = System.nanoTime();
      Together.run(members, member -> {
        member.run(members);
        return member;
      });
      seconds = (System.nanoTime() - begun) / NANOS;
      show(entries, Math.max(members.size(), entries / shownEvery));
      agree();
      account = Account.of(party.export(), promises());
    }
    problems.addAll(account.problems());
    prove();
    problems.forEach(each -> progress.say(mode.label() + ": " + each));
    return outcome(account);
  }

  /** One writes, and in the moment it is promised all others look. */
  private void show(int written, int times) throws Exception {
    for (int i = 1; i <= times; i++) {
      Member writer = members.get(i % members.size());
      Promise promise = writer.show(written + i);
      List<Member> others = members.stream().filter(member -> member != writer).toList();
      Together.run(others, member -> seen.add(member.look(promise)));
    }
  }

  private Outcome outcome(Account account) {
    return new Outcome(
        mode,
        promises().size(),
        account.lost(),
        account.doubled(),
        members.stream().mapToInt(Member::misses).sum(),
        members.stream().flatMap(member -> member.busy().stream()).toList(),
        List.copyOf(seen),
        seconds,
        List.copyOf(problems));
  }

  private List<Promise> promises() {
    return members.stream().flatMap(member -> member.promises().stream()).toList();
  }

  /** All have the same view, and it is the whole. */
  private void agree() throws Exception {
    Set<String> views = new TreeSet<>();
    for (Member member : members) {
      views.add(member.view());
      if (member.unseen() > 0) {
        problems.add(member.unseen() + " entries were never seen by one of the crowd");
      }
    }
    if (views.size() != 1) {
      problems.add("they do not see the same: " + views);
    }
    if (views.stream().noneMatch(view -> view.startsWith(promises().size() + " entries"))) {
      problems.add(promises().size() + " entries were promised, seen are " + views);
    }
  }

  /** When all have gone: the chain is whole, and what had grown is what the log gives. */
  private void prove() {
    try (Cairn cairn = Cairn.open(folder)) {
      Context context = cairn.context("default");
      context
          .verify(new Verify(Optional.of(true)), (done, total) -> {})
          .problems()
          .forEach(each -> problems.add("verify: " + each));
      Rebuild.Answer rebuilt = context.rebuild(new Rebuild(Optional.empty()), (done, total) -> {});
      if (!rebuilt.digestBefore().equals(rebuilt.digestAfter())) {
        problems.add("what had grown is not what the log gives: rebuild digests differ");
      }
    }
  }
}
