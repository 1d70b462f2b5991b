/**
 * The HTTP door: every operation as {@code POST /v1/contexts/{context}/{operation}}, and what a server needs
 * beside them (health, metrics, a description of itself, a stream of events).
 *
 * <p>In: a {@link dev.cairn.server.door.Backend}, the operations and the open store. Out: a listening {@link
 * dev.cairn.server.http.HttpDoor}. A request passes, in this order, {@code Traffic} (counts it, or refuses
 * it while the process finishes), {@code Guard} (who may speak to us), {@code Router} (what was asked).
 *
 * <p>Not here: what an operation means (core), who starts the process and when it ends ({@link
 * dev.cairn.server.engine}). Start reading at {@link dev.cairn.server.http.HttpDoor}.
 */
@NullMarked
package dev.cairn.server.http;

import org.jspecify.annotations.NullMarked;
