package dev.cairn.decide.gate;

import dev.cairn.operation.Decide.Verdict;

/** What is to be done, and why in a sentence. */
public record Ruling(Verdict verdict, String because) {}
