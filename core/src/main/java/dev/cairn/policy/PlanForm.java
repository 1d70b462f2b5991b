package dev.cairn.policy;

/** How a plan is made. */
public enum PlanForm {
  /** Fitted chances of tasks and of dependencies, from past runs and the request's words. */
  MIXTURE,
  /** S3 §2: hybrid search and PageRank choose the tasks, paths of the graph order them. */
  GRAPH
}
