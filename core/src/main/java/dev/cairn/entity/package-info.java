/**
 * What a text speaks of, found without a model: names, titles, tags, identifiers, dates, noun phrases.
 *
 * <p>In: a text of any length and script. Out: {@link dev.cairn.entity.Mention}s under keys in one written
 * form, so that two texts that speak of the same thing say the same key. Start reading at {@link
 * dev.cairn.entity.Entities}.
 *
 * <p>It is part of what the index and the graph are made of, so it must give the same for the same text on
 * every machine: no model, no locale, no clock. Whoever changes what it finds raises
 * {@link dev.cairn.entity.Entities#VERSION}.
 *
 * <p>Not here: who remembers the mentions, and what they are worth.
 */
@NullMarked
package dev.cairn.entity;

import org.jspecify.annotations.NullMarked;
