package dev.cairn.card.extract;

import dev.cairn.log.CardKind;
import dev.cairn.text.LookAlikes;
import dev.cairn.text.Sentence;
import dev.cairn.text.SentenceSplitter;
import java.util.List;
import java.util.regex.Pattern;

/** What a document says how to do, and the few of its statements that are surely facts. */
final class DocumentWords {
  private static final Pattern FACT = Pattern.compile(
      "(?:requires|needs) (?:at least )?[\\w.+#-]+ (?:version )?v?\\d[\\w.]*(?: .{0,40})?"
          + "|(?:the|our) (?:[\\w-]+ ){1,5}(?:listens|runs|is served|is reachable) (?:on|at) (?:port )?(?:\\d|https?:).{0,60}");

  private DocumentWords() {}

  static void read(Line line, List<Found> found) {
    for (Sentence sentence : SentenceSplitter.split(line.text())) {
      if (!sentence.isProseOrItem() || LookAlikes.occurIn(sentence.text())) {
        continue;
      }
      if (Procedures.isOne(sentence.text())) {
        found.add(found(CardKind.TACTIC, line, sentence, "document_procedure"));
      } else if (FACT.matcher(Procedures.plain(sentence.text())).matches()) {
        found.add(found(CardKind.FACT, line, sentence, "document_states"));
      }
    }
  }

  private static Found found(CardKind kind, Line line, Sentence sentence, String rule) {
    String statement = Statements.cut(sentence.text());
    return Found.here(kind, statement, line, sentence.start(), sentence.end(), List.of(), rule);
  }
}
