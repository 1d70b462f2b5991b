package dev.cairn.text.guard;

/** How much a stem tells, from 0 to 1. */
@FunctionalInterface
interface Rarity {
  double rarity(String stem);
}
