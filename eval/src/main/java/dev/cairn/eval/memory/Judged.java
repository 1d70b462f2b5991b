package dev.cairn.eval.memory;

import dev.cairn.eval.suite.Measured;
import dev.cairn.eval.suite.Measures;
import dev.cairn.eval.suite.Retrieved;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An answer held against the evidence. */
record Judged(String set, Question question, List<Shown> shown, boolean signals) {
  private static final int[] CUTS = {1, 5, 10, 25, 50};
  private static final int[] TOKENS = {512, 1_024, 2_048};
  private static final int KEPT = 50;

  Measured measured() {
    Measures measures = new Measures();
    if (!question.evidence().isEmpty()) {
      Retrieved found = Retrieved.of(question.evidence(), ranking());
      found.tell(measures, "", CUTS);
      for (int budget : TOKENS) {
        measures.put("R@" + budget + "tok", found.recall(fitting(budget)));
      }
    }
    if (!question.sessions().isEmpty()) {
      Retrieved.of(question.sessions(), sessions()).tell(measures, "session_", CUTS);
    }
    if (question.isUpdate()) {
      measures.put("newer_first", newerFirst() ? 1 : 0);
    }
    return new Measured(
        set, question.id(), question.conversation(), question.groups(), measures.all(), details());
  }

  private List<String> ranking() {
    return shown.stream().map(each -> each.unit().id()).toList();
  }

  /** Place by place; a session counts as found where the first of its units is. */
  private List<String> sessions() {
    return shown.stream().map(each -> each.unit().session()).toList();
  }

  /** How many results can be read whole before the budget is spent. */
  private int fitting(int budget) {
    int spent = 0;
    for (int i = 0; i < shown.size(); i++) {
      spent += shown.get(i).tokens();
      if (spent > budget) {
        return i;
      }
    }
    return shown.size();
  }

  /** Not if neither is found: who cannot find the new statement does not know of it. */
  private boolean newerFirst() {
    return rank(question.newer()) < rank(question.superseded());
  }

  private int rank(Set<String> units) {
    return Retrieved.of(units, ranking()).first();
  }

  private Map<String, Object> details() {
    List<String> ranking = ranking();
    Map<String, Object> ranks = new LinkedHashMap<>();
    question.evidence().forEach(id -> ranks.put(id, ranking.indexOf(id) + 1));
    Map<String, Object> details = new LinkedHashMap<>();
    details.put("question", question.text());
    details.put("ranks", ranks);
    details.put("found", new ArrayList<>(ranking.subList(0, Math.min(KEPT, ranking.size()))));
    if (signals) {
      details.put("signals", shown.stream().map(Shown::signals).toList());
      details.put("all", new ArrayList<>(ranking));
      details.put("evidence", new ArrayList<>(question.evidence()));
    }
    return details;
  }
}
