import { Moon, Sun } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { chooseTheme, useTheme } from './theme';

/** Switches between light and dark; until it is used the system's preference rules. */
export function ThemeToggle({ className }: { className?: string }) {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      className={className}
      label={`Switch to the ${other} theme`}
      icon={theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={() => chooseTheme(other)}
    />
  );
}
