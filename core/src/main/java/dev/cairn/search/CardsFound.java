package dev.cairn.search;

import dev.cairn.formula.Bm25;
import java.util.List;
import java.util.Map;

/**
 * The cards that may answer a question, and what their words are measured by.
 *
 * @param corpus all cards there were
 * @param with how many of them have each word of the question
 */
public record CardsFound(
    CardQuestion question,
    List<CardMatch> matches,
    Bm25.Corpus corpus,
    Map<String, Integer> with) {}
