import { Moon, Sun } from 'lucide';
import { t } from '@/language/translate';
import { createGlobalStore } from '@/platform/create-store';
import { IconButton } from '@/ui/button';
import { useMediaQuery } from '@/ui/use-media-query';
import { useStore } from '@/ui/use-store';

export type Theme = 'light' | 'dark';

/** The visitor's choice, if there is one. A script in `index.html` has set the attribute before the first paint. */
function readChoice(): Theme | null {
  const choice = document.documentElement.dataset['theme'];
  return choice === 'light' || choice === 'dark' ? choice : null;
}

const chosenTheme = createGlobalStore(readChoice);

/** Sets the colour of the browser's toolbar. `index.html` sets it only for the system's theme. */
function paintBrowserBar(theme: Theme): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const chosen = bars.find((bar) => bar.media.includes(theme));
  if (chosen) document.head.prepend(Object.assign(chosen.cloneNode(), { media: '' }));
}

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // With full or blocked storage the choice lasts until the page closes.
  }
  paintBrowserBar(theme);
  chosenTheme.write(theme);
}

/** The current theme: the visitor's choice, or the system's preference. */
function useTheme(): Theme {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  return useStore(chosenTheme) ?? (isSystemDark ? 'dark' : 'light');
}

export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={other === 'dark' ? t('Switch to the dark theme') : t('Switch to the light theme')}
      icon={theme === 'dark' ? Sun : Moon}
      onClick={() => chooseTheme(other)}
    />
  );
}
