package dev.cairn.eval.secrets;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Secrets of well over a hundred kinds, each in some of the texts it is found in.
 *
 * <p>Written from what the vendors say of their tokens, by somebody who has not read the patterns of the scanner: a
 * corpus made from the patterns would find what they find.
 */
public final class PlantedSecrets implements SecretCorpus {
  /** How many texts one shape of a secret stands in. */
  private static final int TEXTS_PER_SHAPE = 4;

  @Override
  public List<Planted> planted(long seed) {
    Random random = new Random(seed);
    List<SecretForm> forms = SecretForm.all();
    Deal deal = new Deal(random);
    List<Planted> planted = new ArrayList<>();
    for (SecretKind kind : SecretKind.all()) {
      for (int i = 0; i < TEXTS_PER_SHAPE; i++) {
        planted.add(plant(kind, forms, deal, random));
      }
    }
    return List.copyOf(planted);
  }

  private static Planted plant(SecretKind kind, List<SecretForm> forms, Deal deal, Random random) {
    Setting setting = Setting.drawn(random);
    SecretValue value = Shape.drawn(kind.shape(), setting, random);
    List<SecretForm> fitting =
        forms.stream().filter(form -> form.fits(kind) && form.holds(value)).toList();
    SecretForm form = deal.next(kind.kind(), fitting);
    String text = new Filling(kind, value, setting, random).of(form.template());
    return new Planted(kind.kind(), form.form(), text, value.secret());
  }
}
