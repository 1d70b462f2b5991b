package dev.cairn.server.view;

import dev.cairn.operation.Cited;
import dev.cairn.operation.Search;
import dev.cairn.server.terminal.Plain;
import java.util.ArrayList;
import java.util.List;

/** Results, the best first, each with the words it was found by. */
final class SearchView {
  private static final int PASSAGE_MAX = 400;
  private static final String INDENT = "   ";

  private SearchView() {}

  static void show(Search.Answer answer, Page page) {
    if (answer.unseen().isPresent()) {
      answer.notice().ifPresent(page::hint);
    }
    if (answer.results().isEmpty()) {
      page.line("nothing found");
      page.hint("try fewer or other words; `cairn status` shows how much there is to find");
      return;
    }
    int rank = 1;
    for (Search.Result result : answer.results()) {
      result(rank++, result, page);
    }
  }

  private static void result(int rank, Search.Result result, Page page) {
    page.line("%-2d %s  %s  %s"
        .formatted(
            rank,
            page.ink().green("%.4f".formatted(result.score())),
            page.ink().bold(Plain.line(result.id())),
            page.ink().dim(facts(result))));
    page.line(INDENT + page.ink().cyan("“" + passage(result) + "”"));
    if (page.wants("why")) {
      WhyTree.print(result.why(), INDENT, page);
    }
  }

  private static String facts(Search.Result result) {
    List<String> facts = new ArrayList<>();
    result.kind().ifPresent(kind -> facts.add(kind.label().replace('_', ' ')));
    result
        .role()
        .ifPresent(role ->
            facts.add(role.label() + result.tool().map(tool -> " " + tool).orElse("")));
    facts.add(Page.time(result.at()));
    facts.add(result.scope().toString());
    result.episode().ifPresent(episode -> facts.add("episode " + episode));
    facts.addAll(result.flags());
    return Plain.line(String.join(", ", facts));
  }

  /** What a card says; of an entry the cited words, or the assistant's own, which cannot be cited. */
  private static String passage(Search.Result result) {
    String words = result
        .statement()
        .or(() -> result.evidence().stream().map(Cited::quote).findFirst())
        .orElse(result.words());
    return Plain.line(words, PASSAGE_MAX);
  }
}
