/**
 * Keeps what was learned small and lets it hold where it should.
 *
 * <p>In: the cards with their words. Out: what to put aside, which cards are one, whether a card may hold in
 * a wider scope, and whether the memory is ready for more. Not here: writing any of it down.
 */
@NullMarked
package dev.cairn.card.keep;

import org.jspecify.annotations.NullMarked;
