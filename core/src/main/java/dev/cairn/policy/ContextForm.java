package dev.cairn.policy;

/** How tools in use speak for a tool that is searched. */
public enum ContextForm {
  /** By the neighbours they share in the graph of tools. S3 §1. */
  NEIGHBOURS,
  /** By what came after them in past runs; by neighbours, and little, if there was no run. */
  RUNS
}
