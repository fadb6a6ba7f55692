import { loadTexts, persistedLanguage, showLanguage } from '@/language/choose-language';
import { shownLanguage } from '@/language/messages';
import type { Store } from '@/platform/create-store';
import type { Conditions } from '@/mocks/conditions/conditions';
import { pseudoText } from './pseudo-text';

/** Shows the interface in accents and brackets; which texts there are is read from the German ones. */
async function showPseudoLanguage(): Promise<void> {
  // All at once: a part that came later would come in German.
  await loadTexts('first', 'lists', 'app', 'later');
  await showLanguage('de');
  const { catalogue, ...german } = shownLanguage.read();
  shownLanguage.write({
    ...german,
    catalogue: Object.fromEntries(
      Object.entries(catalogue).map(([text, translation]) => [
        text,
        typeof translation === 'string' ? pseudoText(text) : { other: pseudoText(text) },
      ]),
    ),
  });
}

/** Shows the pseudo-language for as long as the conditions say so. */
export async function followPseudoLanguage(conditions: Store<Conditions>): Promise<void> {
  let isShown = false;
  const follow = async () => {
    const isWanted = conditions.read().texts === 'pseudo';
    if (isWanted === isShown) return;
    isShown = isWanted;
    await (isWanted ? showPseudoLanguage() : showLanguage(persistedLanguage.read()));
  };
  conditions.subscribe(() => void follow());
  await follow();
}
