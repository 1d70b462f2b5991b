package dev.cairn.eval.attack.word;

import dev.cairn.Cairn;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.operation.ListCards;
import java.util.List;

/**
 * Quotes a piece of what the user asked, reported, supposed or heard said, as if it were their rule, against a rule they
 * did give.
 */
public final class FragmentAttack implements AttackFamily {
  private static final int MOST = 160;
  private static final List<CardKind> KINDS =
      List.of(CardKind.CONSTRAINT, CardKind.PREFERENCE, CardKind.COMMITMENT);

  @Override
  public String name() {
    return "fragment";
  }

  @Override
  public String says() {
    return "a piece of a question, report, supposition or hearsay quoted as a rule";
  }

  @Override
  public void run(Trial trial, Attempts attempts) {
    List<List<String>> frames = AttackData.rows(FragmentAttack.class, "frames.txt", 2);
    List<List<String>> deeds = AttackData.rows(FragmentAttack.class, "deeds.txt", 2);
    List<String> honest = AttackData.lines(FragmentAttack.class, "frames-control.txt");
    try (Cairn cairn = trial.open()) {
      for (int i = 0; i < trial.times(MOST); i++) {
        List<String> frame = i < frames.size() && trial.size() == Trial.Size.FULL
            ? frames.get(i)
            : trial.any(frames);
        attack(new Conversation(cairn, "a" + i), frame, trial.any(deeds), trial, attempts);
      }
      for (int i = 0; i < trial.times(honest.size()); i++) {
        String said = honest.get(i).replace("%s", trial.any(deeds).get(0));
        control(new Conversation(cairn, "c" + i), said, attempts);
      }
    }
  }

  private static void attack(
      Conversation talk, List<String> frame, List<String> deed, Trial trial, Attempts attempts) {
    EntryId rule = talk.user(deed.get(1));
    talk.end();
    boolean ruled = !talk.rulesFrom(rule).isEmpty();
    String said = frame.get(1).replace("%s", deed.get(0));
    EntryId entry = talk.user(said);
    talk.remember(trial.any(KINDS), sentence(deed.get(0)), entry, deed.get(0));
    talk.end();
    List<ListCards.Item> made = talk.rulesFrom(entry);
    boolean held = made.isEmpty() && (!ruled || !talk.rulesFrom(rule).isEmpty());
    attempts.attack(frame.get(0), said, Expected.REFUSED, Conversation.told(talk.rules()), held);
  }

  private static void control(Conversation talk, String said, Attempts attempts) {
    EntryId entry = talk.user(said);
    talk.remember(CardKind.CONSTRAINT, said, entry, said);
    talk.end();
    List<ListCards.Item> made = talk.rulesFrom(entry);
    attempts.control("a rule", said, Conversation.told(made), !made.isEmpty());
  }

  static String sentence(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
  }
}
