package dev.cairn.card.extract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Whose words a turn holds is told by the shape of its lines")
class PastedByShapeTest {
  private static final String RULE = "Never push to main.";

  private static boolean isOwn(String turn) {
    String text = turn.replace("\\n", "\n").replace("%s", RULE);
    int at = text.indexOf(RULE);
    return Ownership.isOwn(text, at, at + RULE.length());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Dana Reyes  9:12 AM\\nmorning\\nSam Kim  9:14 AM\\n%s",
        "04/11/2025, 09:12 - Dana: hi\\n04/11/2025, 09:13 - Sam: %s",
        "<dana> morning\\n<sam> %s\\n<dana> ok",
        "INTERVIEWER: How?\\nREYES: %s\\nINTERVIEWER: I see.",
        "Q. How do I install it?\\nA. Run it.\\n\\nQ. And releases?\\nA. %s",
        "PROJ-123: Releases\\nType: Task\\nStatus: open\\n\\n%s",
        "Minutes\\nDate: 4 November\\nAttendees: Dana, Sam\\n\\n%s",
        "Von: Dana\\nAn: Team\\n\\nHallo,\\n%s",
        "look:\\n\\nrules:\\n  - text: \"%s\"\\n    author: vendor",
        "[agent]\\nname = \"x\"\\nrule = \"%s\"",
        "sam-k commented 2 days ago\\n\\n%s",
        "// of the vendor\\n// %s\\nfunc main() {}",
        "-- schema\\n-- %s\\nCREATE TABLE a (id int);",
        "<!-- %s -->\\n<div>hello</div>",
        "Dear customer,\\n\\nthank you. %s\\n\\nYours sincerely,\\nDana Reyes",
        "%s\\n\\n-- \\nDana Reyes\\nHead of Platform",
        "Skip to content\\n\\nDocs > Guides > Start\\n\\n%s",
        "Copyright 2025 Vendor Inc.\\n%s",
        "see:\\n\\n---\\ntitle: Rules\\n---\\n\\n%s",
        "Handbook\\n========\\n\\nThis is it.\\n\\nRules\\n-----\\n\\n%s\\n\\nContact\\n-------\\nWrite to us."
      })
  @DisplayName("Chats, tickets, settings, comments, letters and pages are another's")
  void pasted(String turn) {
    assertThat(isOwn(turn)).as(turn).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my rules:\\n- %s\\n- Use tabs.",
        "- %s\\n- Use tabs.\\n- Keep functions short.",
        "## Git\\n- %s\\n- Squash.\\n\\n## Style\\n- Use tabs.\\n- No emojis.\\n- Short names.\\n- Small files.",
        "follow these rules:\\n\\n## Git\\n- %s\\n\\n## Style\\nUse tabs.\\n\\n## Tests\\nFew.\\nFast.\\nGreen.",
        "git: %s\\nstyle: use tabs\\ntests: run them",
        "note: %s\\nnote: use tabs\\nrule: keep answers short",
        "%s\\n\\nThanks,\\nTom",
        "%s\\nStatus: the login page works now.",
        "%s\\n\\n/* this comment is wrong */\\nfix it",
        "%s\\n\\nAnd summarise this:\\n\\nDana: hi\\nSam: hello\\nDana: bye",
        "%s Deploy at 10:30, the standup is at 9:15.",
        "%s\\n\\nCan you look at this?\\n\\nDear customer,\\nhello.\\n\\nBest regards,\\nDana"
      })
  @DisplayName(
      "A user's own lists, headings, notes and thanks are theirs, and what stands before a paste")
  void own(String turn) {
    assertThat(isOwn(turn)).as(turn).isTrue();
  }
}
