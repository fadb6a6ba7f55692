import { Moon, Sun } from 'lucide';
import { IconButton } from '@/ui/icon-button';
import { chooseTheme, useTheme } from './theme';
import { Icon } from '@/ui/icon';

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
