package dev.cairn.tool;

import dev.cairn.index.Words;
import java.util.LinkedHashSet;
import java.util.Set;

/** The words of a request that can tell one tool from another. */
final class RequestWords {
  /** What people say around the thing they want; a description full of it is no better for it. */
  private static final Set<String> COMMON = terms(
      "a an the of to in for and or on by with from at as is are be i me my you your it its this that"
          + " these those can could would will please want need help also like any all some what which"
          + " how do does did have has had about into if so am was were we our us they their them he"
          + " she his her there here just get got let more very not no s t m re ve d ll");

  private RequestWords() {}

  /** Each once, in the order of the request; the common ones only where there are no others. */
  static Set<String> of(String request) {
    Set<String> all = terms(request);
    Set<String> telling = new LinkedHashSet<>(all);
    telling.removeAll(COMMON);
    return telling.isEmpty() ? all : telling;
  }

  private static Set<String> terms(String text) {
    Set<String> terms = new LinkedHashSet<>();
    Words.asked(text).forEachRemaining(token -> terms.add(token.term()));
    return terms;
  }
}
