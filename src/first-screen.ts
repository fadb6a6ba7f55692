import '@/app/styles.css';
import { drawFirstScreen } from '@/app/first-screen/draw-first-screen';
import { keepTypedText, repeatLastTap } from '@/app/first-screen/hand-over';
import { persistedLanguage, showLanguage } from '@/language/choose-language';

/** A failure here must not keep the app from starting. */
async function tryToDraw(texts: Promise<void>) {
  try {
    return await drawFirstScreen(texts);
  } catch (error) {
    reportError(error);
    return null;
  }
}

/** Calls a function in `index.html`, written by the build, that preloads the code of the app and the page. */
function preloadApp(): void {
  const preload: unknown = Reflect.get(window, 'preloadApp');
  if (typeof preload === 'function') preload();
}

/** Shows the first offers, then runs the app. */
async function start(): Promise<void> {
  const kept = persistedLanguage.read();
  // If the translations fail to load, the texts stay in English.
  const texts = kept === 'en' ? Promise.resolve() : showLanguage(kept).catch(() => {});
  keepTypedText();
  repeatLastTap();
  // In a mocked build the mocks have to run before any call, and the app starts them.
  const screen = import.meta.env.VITE_API_MOCKING === 'true' ? null : await tryToDraw(texts);
  // Waits for the texts; otherwise the app would render in English first.
  await texts;
  // If the first offers fail or take too long, the app renders the page anyway.
  await screen?.drawn.catch(() => {});
  preloadApp();
  // React first, then the app: evaluating both together would block input for twice as long.
  await import('react-dom/client');
  screen?.startPhotos();
  await import('./main');
}

start().catch(() => {
  // `index.html` has a listener that tells the visitor when a script fails to load.
  document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'));
});
