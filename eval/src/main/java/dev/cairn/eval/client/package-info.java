/**
 * Talks to Cairn and to its peers as agents and programs do: real processes, real sockets.
 *
 * <p>In: a command line or an address. Out: answers, and what a process cost.
 *
 * <p>Not here: what is asked, and what is made of the answers.
 */
@NullMarked
package dev.cairn.eval.client;

import org.jspecify.annotations.NullMarked;
