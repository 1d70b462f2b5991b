package dev.cairn.eval.attack.disk;

import java.util.List;
import java.util.Optional;

/**
 * Words that are to go, where they stand, and what must be there afterwards.
 *
 * @param name of the way they were written and quoted
 * @param text that was written
 * @param words to be looked for
 * @param request that erases them
 * @param keptWord of a sentence that stays; absent if all of it goes
 * @param keptCard that cites this sentence
 */
record ErasedPlace(
    String name,
    String text,
    List<String> words,
    String request,
    Optional<String> keptWord,
    Optional<String> keptCard) {}
