package dev.cairn.eval.cards.year;

import dev.cairn.log.Scope;
import java.util.List;

/** Where work is done, and the parts it has. */
public record Repo(String name, String domain, List<String> areas) {
  static final List<Repo> ALL = List.of(
      new Repo("payments", "commerce", List.of("refunds", "invoices", "checkout", "payouts")),
      new Repo("storefront", "commerce", List.of("basket", "catalog", "wishlist", "ratings")),
      new Repo("ledger", "commerce", List.of("postings", "closing", "vouchers")),
      new Repo("telemetry", "research", List.of("ingest", "alerts", "rollups", "sessions")),
      new Repo("labnotes", "research", List.of("protocols", "plates", "assays")));

  public Repo {
    areas = List.copyOf(areas);
  }

  public Scope scope() {
    return Scope.repo(name);
  }
}
