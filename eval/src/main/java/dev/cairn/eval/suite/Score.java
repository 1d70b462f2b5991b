package dev.cairn.eval.suite;

import dev.cairn.eval.figure.Interval;

/** One figure of a suite: a metric over the questions of one group of one set. */
public record Score(String set, String group, String metric, Interval interval, int n) {}
