import { Ellipsis } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/lib/class-names';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useDropDown } from '@/ui/use-drop-down';

export interface PhotoAction {
  id: string;
  /** What it does, and to which photo. */
  label: ReactNode;
  /** Whether there is nowhere to go. */
  isDisabled?: boolean;
  run: () => void;
}

/** The width of the open menu in px, by which it finds its side. */
const menuWidth = 176;

/**
 * What can be done with one photo, behind one button in its corner. Base UI's menu does the same with keys of its
 * own for 15 kB more.
 */
export function PhotoMenu({ name, actions }: { name: string; actions: readonly PhotoAction[] }) {
  const { open, setOpen, close, frame, button, id } = useDropDown();
  /** Whether the open menu has room at the left of its button. */
  const [hasRoomAtLeft, setRoomAtLeft] = useState(false);
  const last = useRef<HTMLButtonElement>(null);
  // Below the lowest photos the bar at the end of the screen would cover it.
  useEffect(() => {
    if (open) last.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <div ref={frame} className={classNames('absolute right-0 bottom-0', open && 'z-20')}>
      <IconButton
        ref={button}
        label={t('Options for {name}', { name })}
        aria-expanded={open}
        aria-controls={id}
        icon={<Icon of={Ellipsis} className="size-7 rounded-full border border-line bg-surface p-1" />}
        className="items-end justify-end p-1 hover:bg-transparent"
        onClick={({ currentTarget }) => {
          setRoomAtLeft(currentTarget.getBoundingClientRect().right > menuWidth);
          setOpen(!open);
        }}
      />
      <ul
        id={id}
        hidden={!open}
        className={classNames(
          'absolute top-full mt-1 w-44 animate-[grow_160ms_ease-out] rounded-control border border-edge bg-surface py-1 shadow-floating',
          hasRoomAtLeft ? 'right-0' : 'left-0',
        )}
      >
        {actions.map(({ id: action, label, isDisabled = false, run }, index) => (
          <li key={action}>
            <button
              ref={index === actions.length - 1 ? last : undefined}
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
