import { expect, it, vi } from 'vitest';
import { translationFiles } from '@/language/catalogue-files';
import { persistedLanguage, showLanguage } from '@/language/choose-language';
import { shownLanguage } from '@/language/messages';
import { t } from '@/language/translate';

it('the app shows the language that was chosen last', async () => {
  await Promise.all([showLanguage('de'), showLanguage('es'), showLanguage('en'), showLanguage('es')]);
  expect(shownLanguage.read().code).toBe('es');
  expect(t('New')).toBe('Nuevo');
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  await showLanguage('en');
  expect(t('New')).toBe('New');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('the app keeps the current language if another one fails to load', async () => {
  await showLanguage('es');
  const file = vi.spyOn(translationFiles, './catalogues/de.json').mockRejectedValue(new TypeError('offline'));
  await expect(showLanguage('de')).rejects.toThrow('offline');
  file.mockRestore();
  expect(shownLanguage.read().code).toBe('es');
  expect(t('New')).toBe('Nuevo');
  await showLanguage('en');
});

it.each([['"xx"'], ['{}'], ['no JSON']])('the app shows English if %s is stored', (stored) => {
  localStorage.setItem('language', stored);
  window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  expect(persistedLanguage.read()).toBe('en');
});
