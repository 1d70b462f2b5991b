package dev.cairn.search;

import dev.cairn.explain.Explanation;
import dev.cairn.index.Found;
import dev.cairn.log.TextId;

/** A candidate with its score. */
record Ranked(Found.Candidate candidate, Explanation why) {
  TextId text() {
    return candidate.entry().logged().text().id();
  }
}
