/**
 * Reads language: what people say to agents, what tools print, what agents are about to do.
 *
 * <p>In: texts and, where there is a model, their vectors ({@link dev.cairn.text.SentenceVectors}). Out:
 * sentences with what each of them is. The same text gives the same reading on every machine: no clock, no
 * locale, no network. Lists of words are data files beside the classes, models are weights that {@code cairn
 * eval train-reader} learned. Not here: what is kept of a reading, and where.
 */
@NullMarked
package dev.cairn.text;

import org.jspecify.annotations.NullMarked;
