package dev.cairn.eval.secrets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Deals texts so that all are used about equally often, and one kind gets different forms as long as there are some. */
final class Deal {
  private final Random random;
  private final Map<String, Integer> usesByKind = new HashMap<>();
  private final Map<String, Integer> usesOfForm = new HashMap<>();
  private final Map<SecretForm, Integer> usesOfText = new HashMap<>();

  Deal(Random random) {
    this.random = random;
  }

  SecretForm next(String kind, List<SecretForm> fitting) {
    List<SecretForm> shuffled = new ArrayList<>(fitting);
    Collections.shuffle(shuffled, random);
    SecretForm next = Collections.min(
        shuffled,
        Comparator.comparing((SecretForm form) -> usesByKind.getOrDefault(kind + form.form(), 0))
            .thenComparing(form -> usesOfForm.getOrDefault(form.form(), 0))
            .thenComparing(form -> usesOfText.getOrDefault(form, 0)));
    usesByKind.merge(kind + next.form(), 1, Integer::sum);
    usesOfForm.merge(next.form(), 1, Integer::sum);
    usesOfText.merge(next, 1, Integer::sum);
    return next;
  }
}
