import { expect, it, vi } from 'vitest';
import { translationFiles } from '@/language/catalogue-files';
import { loadTranslations, persistedLanguage, showLanguage } from '@/language/choose-language';
import { shownLanguage, type Translations } from '@/language/messages';
import { t } from '@/language/translate';

it('loads the texts that the visited pages need, and others on demand', async () => {
  await showLanguage('de');
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(t('New')).toBe('Neu');
  expect(t('Cart')).toBe('Cart');
  await Promise.all([loadTranslations('app'), loadTranslations('lists', 'later')]);
  expect(t('New')).toBe('Neu');
  expect(t('Cart')).toBe('Warenkorb');
  expect(t('Homes')).not.toBe('Homes');
});

it('shows the language chosen last', async () => {
  await Promise.all([showLanguage('de'), showLanguage('es'), showLanguage('en'), showLanguage('es')]);
  expect(shownLanguage.read().code).toBe('es');
  expect(t('New')).toBe('Nuevo');
  await showLanguage('en');
  expect(t('New')).toBe('New');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('loads all needed texts of a language that is still loading', async () => {
  const shown = showLanguage('de');
  await loadTranslations('later');
  expect(t('Cart')).toBe('Warenkorb');
  await shown;
  await showLanguage('en');
});

it('shows a language even if an additional file fails to load', async () => {
  let deliver = (_texts: Translations) => {};
  const delivered = new Promise<Translations>((resolve) => {
    deliver = resolve;
  });
  const first = vi.spyOn(translationFiles, './catalogues/de/first.json').mockReturnValue(delivered);
  const later = vi
    .spyOn(translationFiles, './catalogues/de/later.json')
    .mockRejectedValue(new TypeError('offline'));
  const shown = showLanguage('de');
  await loadTranslations('later');
  deliver({ New: 'Neu' });
  await shown;
  expect(t('New')).toBe('Neu');
  first.mockRestore();
  later.mockRestore();
  await showLanguage('en');
});

it('stays with the current language if another one fails to load', async () => {
  await showLanguage('es');
  const file = vi
    .spyOn(translationFiles, './catalogues/de/first.json')
    .mockRejectedValue(new TypeError('offline'));
  await expect(showLanguage('de')).rejects.toThrow('offline');
  file.mockRestore();
  await loadTranslations('app', 'later');
  expect(shownLanguage.read().code).toBe('es');
  expect(t('New')).toBe('Nuevo');
  expect(t('Cart')).not.toBe('Cart');
  await showLanguage('en');
});

it.each([['"xx"'], ['{}'], ['no JSON']])('reads %s in the storage as English', (stored) => {
  localStorage.setItem('language', stored);
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  expect(persistedLanguage.read()).toBe('en');
});
