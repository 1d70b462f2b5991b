/**
 * The suite {@code cairn eval tools}: is the right tool found for a request?
 *
 * <p>In: catalogues of tools, and requests that name the tools they need. Out: how many of them
 * {@code find_tools} finds, and how early. Everything goes through the facade, as it would for a host.
 *
 * <p>Not here: intervals, tables, files ({@link dev.cairn.eval.suite}). Start reading at
 * {@link ToolTrial}.
 */
@NullMarked
package dev.cairn.eval.tools;

import org.jspecify.annotations.NullMarked;
