/**
 * Attacks on the doors: calls without a token or with another's, ids and names of another context, clients that keep a server
 * waiting. A real server process stands behind what is about HTTP.
 */
@NullMarked
package dev.cairn.eval.attack.door;

import org.jspecify.annotations.NullMarked;
