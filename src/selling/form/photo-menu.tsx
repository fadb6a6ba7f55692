import { Ellipsis } from 'lucide';
import type { ReactNode } from 'react';
import { t } from '@/language/translate';
import { IconButton } from '@/ui/button';
import { DropMenu } from '@/ui/drop-down';

export interface PhotoAction {
  id: string;
  /** The action and the photo it applies to. */
  label: ReactNode;
  /** Whether the photo cannot move further. */
  isDisabled?: boolean;
  run: () => void;
}

/** The actions of a photo, behind a button in its corner. */
export function PhotoMenu({ name, actions }: { name: string; actions: readonly PhotoAction[] }) {
  const menuLabel = t('Options for {name}', { name });
  return (
    <div className="absolute right-0 bottom-0">
      <DropMenu
        label={menuLabel}
        width={176}
        button={(attributes) => (
          <IconButton
            {...attributes}
            label={menuLabel}
            icon={Ellipsis}
            iconClass="size-7 rounded-full border border-line bg-surface p-1"
            className="items-end justify-end p-1 hover:bg-transparent"
          />
        )}
      >
        {(close) =>
          actions.map(({ id, label, isDisabled = false, run }) => (
            <li key={id}>
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
          ))
        }
      </DropMenu>
    </div>
  );
}
