import '@/app/styles.css';
import { drawFirstScreen } from '@/app/first-screen/draw-first-screen';
import { repeatLastTap } from '@/app/first-screen/hand-over';
import { persistedLanguage, showLanguage } from '@/language/choose-language';

function tryToDraw(texts: Promise<void>) {
  try {
    return drawFirstScreen(texts);
  } catch (error) {
    // The app starts without first offers.
    reportError(error);
    return null;
  }
}

/** Preloads the code of the app and the page. The build puts the function into the page (`preload-script.ts`). */
function preloadApp(): void {
  const preload: unknown = Reflect.get(window, 'preloadApp');
  if (typeof preload === 'function') preload();
}

async function start(): Promise<void> {
  const kept = persistedLanguage.read();
  // If the translations fail to load, the texts stay in English.
  const texts = kept === 'en' ? Promise.resolve() : showLanguage(kept).catch(() => {});
  repeatLastTap();
  // In a mocked build the app starts the mocks, which have to run before the first call.
  const screen = import.meta.env.VITE_API_MOCKING === 'true' ? null : tryToDraw(texts);
  // Without its texts, the app would render in English first.
  await texts;
  // The app renders the page even if the first offers fail or take too long.
  await screen?.drawn.catch(() => {});
  preloadApp();
  // React first, then the app: both in one task would block input for twice as long.
  await import('react-dom/client');
  screen?.startPhotos();
  await import('./main');
}

start().catch(() => {
  // The listener in `index.html` tells the visitor that the app could not load.
  document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'));
});
