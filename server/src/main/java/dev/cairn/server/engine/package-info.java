/**
 * One engine per data folder: the process that has the store open, its index in memory and its caches in
 * hand, so that many agents share them.
 *
 * <p>In: a {@link dev.cairn.server.data.Location}. Out: {@link dev.cairn.server.engine.Engine}, the process
 * itself, and {@link dev.cairn.server.engine.EngineClient}, which finds one, starts one, or does without.
 * They meet in two files: {@code engine.json} says where the engine listens, {@code cache/engine.lock} is
 * held for as long as it lives.
 *
 * <p>Not here: what is asked and answered ({@link dev.cairn.server.http}). The client must start quickly, so
 * nothing it touches loads the server.
 */
@NullMarked
package dev.cairn.server.engine;

import org.jspecify.annotations.NullMarked;
