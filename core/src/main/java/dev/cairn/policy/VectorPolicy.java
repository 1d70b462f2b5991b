package dev.cairn.policy;

/** Numbers behind the look-up of vectors. */
public record VectorPolicy(
    long signScanAbove, long signCandidatesMin, double signSigmas, long signSure, long scanSpare) {}
