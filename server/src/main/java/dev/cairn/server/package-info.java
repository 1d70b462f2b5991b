/**
 * The doors: every way in from outside the JVM.
 *
 * <p>In: a command line, an HTTP request or an MCP message. Out: an answer for people, or one JSON
 * document for programs. Behind them one engine per data folder. Each
 * operation is defined once, and every door gives the same answer to the same request.
 *
 * <p>Not here: judgement of any kind; a door reads a request, calls the facade and prints.
 */
@NullMarked
package dev.cairn.server;

import org.jspecify.annotations.NullMarked;
