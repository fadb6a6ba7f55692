import { Ellipsis } from 'lucide';
import type { ReactNode } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { IconButton } from '@/ui/button';
import { useDropMenu } from '@/ui/use-drop-menu';

export interface PhotoAction {
  id: string;
  /** The action and the photo it applies to. */
  label: ReactNode;
  /** Whether the photo cannot move further. */
  isDisabled?: boolean;
  run: () => void;
}

/** The width of the open menu in px, from which it chooses its side. */
const menuWidth = 176;

/** The actions of a photo, behind a button in its corner. Base UI's menu would cost 15 kB more. */
export function PhotoMenu({ name, actions }: { name: string; actions: readonly PhotoAction[] }) {
  const { open, close, frame, button, list } = useDropMenu(menuWidth);
  return (
    <div ref={frame} className={classNames('absolute right-0 bottom-0', open && 'z-20')}>
      <IconButton
        {...button}
        label={t('Options for {name}', { name })}
        icon={Ellipsis}
        iconClass="size-7 rounded-full border border-line bg-surface p-1"
        className="items-end justify-end p-1 hover:bg-transparent"
      />
      <ul {...list} className={classNames(list.className, 'w-44')}>
        {actions.map(({ id: action, label, isDisabled = false, run }) => (
          <li key={action}>
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => {
                close();
                run();
              }}
              className="tap flex w-full items-center px-4 -outline-offset-2 hover:bg-sunken disabled:bg-transparent disabled:text-muted disabled:opacity-60"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
