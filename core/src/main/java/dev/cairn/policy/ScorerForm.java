package dev.cairn.policy;

/** How the next tool is foretold. All but the first are kept to measure the first against. */
public enum ScorerForm {
  /** Some thirty signals with fitted weights. */
  MIXTURE,
  /** What followed the last two steps, else the last, else what is popular. */
  MARKOV,
  /** The weighted sums of S3 §3: co-occurrence, community, common neighbours, PageRank. */
  SEED,
  /** The search of S3 §1 and §2.1: the request's words, the graph around the context, PageRank. */
  SEED_SEARCH
}
