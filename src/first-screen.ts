import '@/app/styles.css';
import { carryOver } from '@/app/first-screen/carry-over';
import { persistedLanguage, showLanguage } from '@/language/choose-language';
import { drawFirstScreen } from '@/app/first-screen/draw-first-screen';

/** A fault here must not keep the app from starting. */
async function tryToDraw(texts: Promise<void>) {
  try {
    return await drawFirstScreen(texts);
  } catch (error) {
    reportError(error);
    return null;
  }
}

/** Calls a function of `index.html`, made at the build, which fetches what the app and the page need, once. */
function preloadApp(): void {
  const preload: unknown = Reflect.get(window, 'preloadApp');
  if (typeof preload === 'function') preload();
}

/** Shows the first offers, then runs the app. */
async function start(): Promise<void> {
  const kept = persistedLanguage.read();
  const texts = kept === 'en' ? Promise.resolve() : showLanguage(kept).catch(() => {});
  carryOver();
  // The app starts what answers mocked calls, so it has to come first.
  const screen = import.meta.env.VITE_API_MOCKING === 'true' ? null : await tryToDraw(texts);
  // Or the app would draw in English first.
  await texts;
  await screen?.drawn.catch(() => {});
  preloadApp();
  // First what draws, then the app: started in one go, they would hold up a finger on the first offers for
  // twice as long.
  await import('react-dom/client');
  screen?.startPhotos();
  await import('./main');
}

start().catch(() => {
  // `index.html` tells of a script that cannot be had.
  document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'));
});
