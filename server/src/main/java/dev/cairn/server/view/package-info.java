/**
 * How answers look to people.
 *
 * <p>In: answer records. Out: aligned text on a {@link dev.cairn.server.view.Page}. Everything that came from
 * outside is made harmless before it is printed. Not here: JSON, which needs no view.
 */
@NullMarked
package dev.cairn.server.view;

import org.jspecify.annotations.NullMarked;
