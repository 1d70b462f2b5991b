package dev.cairn.decide;

import dev.cairn.operation.Cited;
import java.util.List;

/**
 * One card as a line of text.
 *
 * @param statement as it was learned
 * @param text as it is shown
 */
record Line(String statement, List<Cited> evidence, List<String> flags, String text) {}
