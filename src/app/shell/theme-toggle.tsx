import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { useMediaQuery } from '@/ui/use-media-query';

const readChoice = () => document.documentElement.dataset.theme;

function storeChoice(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** Switches between light and dark; until it is used the system's preference rules (decisions, Theme). */
export function ThemeToggle({ className }: { className?: string }) {
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const [choice, setChoice] = useState(readChoice);
  const dark = choice === undefined ? systemDark : choice === 'dark';
  const other = dark ? 'light' : 'dark';
  return (
    <IconButton
      className={className}
      label={`Switch to the ${other} theme`}
      icon={dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={() => {
        storeChoice(other);
        setChoice(other);
      }}
    />
  );
}
