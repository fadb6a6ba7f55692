import { useSyncExternalStore } from 'react';
import { Moon, Sun } from 'lucide';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
const systemDark = '(prefers-color-scheme: dark)';

/** The theme that shows: the visitor's choice, else the system's preference (docs/product.md, Theme and language). */
function readTheme(): Theme {
  const choice = document.documentElement.dataset['theme'];
  if (choice === 'light' || choice === 'dark') return choice;
  return window.matchMedia(systemDark).matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(systemDark);
  system.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    system.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}

/** The browser's own bar takes the colour of the chosen theme, not of the system's. */
function paintBrowserBar(theme: Theme): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const chosen = bars.find((bar) => bar.media.includes(theme));
  if (chosen) document.head.prepend(Object.assign(chosen.cloneNode(), { media: '' }));
}

/** Chooses a theme for good. */
function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  paintBrowserBar(theme);
  listeners.forEach((listener) => listener());
}

const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme);

/** Switches between light and dark; until it is used the system's preference rules. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      className={className}
      label={`Switch to the ${other} theme`}
      icon={theme === 'dark' ? <Icon of={Sun} /> : <Icon of={Moon} />}
      onClick={() => chooseTheme(other)}
    />
  );
}
