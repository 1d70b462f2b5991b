package dev.cairn.eval.next;

/**
 * What runs are recorded with.
 *
 * @param typed their domain, as the type of work; questions name it too
 * @param outcomes whether steps went well, where the set tells
 */
record NextMode(boolean typed, boolean outcomes) {}
