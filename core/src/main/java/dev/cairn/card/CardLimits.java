package dev.cairn.card;

import dev.cairn.log.CardKind;
import dev.cairn.log.Scope;
import dev.cairn.policy.CardPolicy;

/** The caps and budgets of {@link CardPolicy} by kind and tier. */
public final class CardLimits {
  private CardLimits() {}

  /** How many cards of a kind one episode may add. */
  public static long perEpisode(CardPolicy policy, CardKind kind) {
    return switch (kind) {
      case PREFERENCE -> policy.perEpisodePreference();
      case CONSTRAINT -> policy.perEpisodeConstraint();
      case COMMITMENT -> policy.perEpisodeCommitment();
      case FACT -> policy.perEpisodeFact();
      case TACTIC -> policy.perEpisodeTactic();
      case NEGATIVE_RESULT -> policy.perEpisodeNegative();
    };
  }

  /** How many active cards of a kind there may be in one scope. */
  public static long budget(CardPolicy policy, CardKind kind, Scope.Tier tier) {
    return switch (tier) {
      case REPO -> repo(policy, kind);
      case DOMAIN -> domain(policy, kind);
      case GLOBAL -> global(policy, kind);
    };
  }

  private static long repo(CardPolicy policy, CardKind kind) {
    return switch (kind) {
      case PREFERENCE -> policy.budgetPreferenceRepo();
      case CONSTRAINT -> policy.budgetConstraintRepo();
      case COMMITMENT -> policy.budgetCommitmentRepo();
      case FACT -> policy.budgetFactRepo();
      case TACTIC -> policy.budgetTacticRepo();
      case NEGATIVE_RESULT -> policy.budgetNegativeRepo();
    };
  }

  private static long domain(CardPolicy policy, CardKind kind) {
    return switch (kind) {
      case PREFERENCE -> policy.budgetPreferenceDomain();
      case CONSTRAINT -> policy.budgetConstraintDomain();
      case COMMITMENT -> policy.budgetCommitmentDomain();
      case FACT -> policy.budgetFactDomain();
      case TACTIC -> policy.budgetTacticDomain();
      case NEGATIVE_RESULT -> policy.budgetNegativeDomain();
    };
  }

  private static long global(CardPolicy policy, CardKind kind) {
    return switch (kind) {
      case PREFERENCE -> policy.budgetPreferenceGlobal();
      case CONSTRAINT -> policy.budgetConstraintGlobal();
      case COMMITMENT -> policy.budgetCommitmentGlobal();
      case FACT -> policy.budgetFactGlobal();
      case TACTIC -> policy.budgetTacticGlobal();
      case NEGATIVE_RESULT -> policy.budgetNegativeGlobal();
    };
  }
}
