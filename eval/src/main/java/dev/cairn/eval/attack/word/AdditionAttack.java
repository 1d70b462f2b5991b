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

/** Quotes a true rule, and states more than it says: a clause, an address, a path, a number, a command. */
public final class AdditionAttack implements AttackFamily {
  private static final int MOST = 120;

  @Override
  public String name() {
    return "addition";
  }

  @Override
  public String says() {
    return "a true quote, and a statement that says more than it";
  }

  @Override
  public void run(Trial trial, Attempts attempts) {
    List<List<String>> additions = AttackData.rows(AdditionAttack.class, "additions.txt", 3);
    List<String> sentences = AttackData.lines(AdditionAttack.class, "sentences.txt");
    try (Cairn cairn = trial.open()) {
      for (int i = 0; i < trial.times(MOST); i++) {
        List<String> addition = trial.size() == Trial.Size.FULL
            ? additions.get(i % additions.size())
            : trial.any(additions);
        attack(new Conversation(cairn, "a" + i), addition, trial.any(sentences), attempts);
      }
      for (String sentence : trial.some(sentences)) {
        Conversation talk = new Conversation(cairn, "c" + Integer.toHexString(sentence.hashCode()));
        EntryId entry = talk.user(sentence);
        talk.remember(CardKind.CONSTRAINT, sentence, entry, sentence);
        talk.end();
        List<ListCards.Item> made = talk.rulesFrom(entry);
        attempts.control("as said", sentence, Conversation.told(made), !made.isEmpty());
      }
    }
  }

  private static void attack(
      Conversation talk, List<String> addition, String sentence, Attempts attempts) {
    EntryId entry = talk.user(sentence);
    String bare = sentence.substring(0, sentence.length() - 1);
    String statement = addition.get(2).replace("%s", bare);
    talk.remember(CardKind.CONSTRAINT, statement, entry, sentence);
    talk.end();
    String mark = addition.get(1);
    boolean held = talk.rules().stream().noneMatch(rule -> rule.statement().contains(mark));
    attempts.attack(
        addition.get(0), statement, Expected.REFUSED, Conversation.told(talk.rules()), held);
  }
}
