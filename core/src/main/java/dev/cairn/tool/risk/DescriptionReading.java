package dev.cairn.tool.risk;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a tool's description says.
 *
 * @param lead the verb that says what the tool is for
 * @param first what else the first sentence says that is done
 * @param beside of these what stands in one list with others, as what the tool itself does stands there
 * @param later what lists behind the first sentence say that it does
 * @param isEmpty whether there is no description
 */
record DescriptionReading(
    Optional<Verb> lead,
    Set<VerbKind> first,
    Set<VerbKind> beside,
    Set<VerbKind> later,
    Set<Sign> signs,
    boolean isEmpty) {

  static DescriptionReading of(String description) {
    List<Sentence> sentences = Sentence.of(description);
    Set<Sign> signs = signs(sentences);
    if (sentences.isEmpty()) {
      return new DescriptionReading(Optional.empty(), none(), none(), none(), signs, true);
    }
    Sentence opening = sentences.get(0);
    Optional<Mention> lead = Mention.lead(opening);
    Set<VerbKind> first = none();
    Set<VerbKind> beside = none();
    for (Mention mention : Mention.in(opening)) {
      boolean isLead = lead.isPresent() && lead.get().at() == mention.at();
      if (!isLead && (mention.listed() || mention.acts())) {
        first.add(mention.verb().kind());
      }
      if (!isLead && mention.listed() && !mention.verb().nounToo()) {
        beside.add(mention.verb().kind());
      }
    }
    boolean free = isFree(signs);
    return new DescriptionReading(
        lead.map(it -> tamed(it, opening, free)), first, beside, later(sentences), signs, false);
  }

  boolean isFree() {
    return isFree(signs);
  }

  /** Whether what it runs is the caller's own code, so that nothing about it is harmless. */
  private static boolean isFree(Set<Sign> signs) {
    return signs.contains(Sign.ARBITRARY) || signs.contains(Sign.SQL);
  }

  private static Verb tamed(Mention lead, Sentence opening, boolean free) {
    List<String> words = opening.tokens().stream().map(Token::text).toList();
    boolean tame = !free && Verbs.LEXICON.isTame(lead.verb(), words, lead.at());
    return tame ? lead.verb().as(VerbKind.LOOK) : lead.verb();
  }

  private static Set<VerbKind> later(List<Sentence> sentences) {
    Set<VerbKind> later = none();
    for (Sentence sentence : sentences.subList(1, sentences.size())) {
      Mention.in(sentence).stream()
          .filter(Mention::listed)
          .forEach(mention -> later.add(mention.verb().kind()));
    }
    return later;
  }

  private static Set<Sign> signs(List<Sentence> sentences) {
    Set<Sign> signs = EnumSet.noneOf(Sign.class);
    for (int i = 0; i < sentences.size(); i++) {
      Set<Sign> found = Signs.KNOWN.in(sentences.get(i).words());
      if (i > 0) {
        // Later on code is an example, or what the tool is called from.
        found.remove(Sign.CODE);
      }
      signs.addAll(found);
    }
    return signs;
  }

  private static Set<VerbKind> none() {
    return EnumSet.noneOf(VerbKind.class);
  }
}
