/**
 * Folds the log into state, and keeps that state in step with it.
 *
 * <p>A {@link dev.cairn.projection.Projection} says how one event changes one state; it never asks a
 * model, the clock or chance. A {@link dev.cairn.projection.Projector} replays, catches up, and loads and
 * writes {@link dev.cairn.projection.Checkpoints}, which are a cache: each names the position, the chain
 * hash and the fold version it stands for, and one that does not fit the log is passed over.
 *
 * <p>In: {@link dev.cairn.log.Recorded} events by position. Out: states and their digest. Not here: what
 * any particular state means.
 */
@NullMarked
package dev.cairn.projection;

import org.jspecify.annotations.NullMarked;
