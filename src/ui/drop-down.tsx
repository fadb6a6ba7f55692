import { ChevronDown } from 'lucide';
import { useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '@/platform/class-names';
import { Icon } from './icon';
import { Overlay } from './overlay';

/** The distances of a panel from its button and from the edges of the screen, in px. */
const gap = 4;
const margin = 8;

/** Positions a panel below its button, or above it if there is more room. */
function placePanel(button: HTMLElement, width: number): CSSProperties {
  const { left, top, bottom } = button.getBoundingClientRect();
  const room = window.innerHeight - bottom;
  const isBelow = room >= top;
  return {
    width,
    left: Math.max(margin, Math.min(left, document.documentElement.clientWidth - width - margin)),
    maxHeight: Math.max(room, top) - gap - margin,
    transformOrigin: isBelow ? 'top' : 'bottom',
    ...(isBelow ? { top: bottom + gap } : { bottom: window.innerHeight - top + gap }),
  };
}

interface OpenerAttributes {
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface DropDownProps {
  /** The accessible name of the panel. */
  label: string;
  /** In px. */
  width: number;
  className: string;
  button: (attributes: OpenerAttributes) => ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a panel below or above it. */
function DropDown({ label, width, className, button, children }: DropDownProps) {
  /** null while closed. A new number opens the panel again if the browser has not reported yet that it closed. */
  const [opening, setOpening] = useState<{ number: number; place: CSSProperties } | null>(null);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = placePanel(currentTarget, width);
    setOpening((last) => ({ number: (last?.number ?? 0) + 1, place }));
  };
  return (
    <>
      {button({
        'aria-haspopup': 'dialog',
        'aria-expanded': opening !== null,
        onClick: open,
      })}
      {opening && (
        <Overlay
          key={opening.number}
          label={label}
          style={opening.place}
          hasClearBackdrop
          className={classNames(
            'inset-auto m-0 overflow-y-auto overscroll-contain border bg-surface text-ink shadow-floating open:animate-[grow_160ms_ease-out]',
            className,
          )}
          onClose={() => setOpening(null)}
        >
          {children}
        </Overlay>
      )}
    </>
  );
}

/** A menu of actions; `children` are list items. */
export const DropMenu = (props: Omit<DropDownProps, 'className'>) => (
  <DropDown {...props} className="rounded-control border-edge py-1">
    {(close) => <ul>{props.children(close)}</ul>}
  </DropDown>
);

interface DropPanelProps {
  label: string;
  /** Whether a choice in the panel is active. */
  isSet?: boolean;
  children: ReactNode;
}

/** A pill that opens a panel of fields or links. */
export const DropPanel = ({ label, isSet = false, children }: DropPanelProps) => (
  <DropDown
    label={label}
    width={256}
    className="rounded-card border-line p-3"
    button={(attributes) => (
      <button
        {...attributes}
        type="button"
        className={classNames(
          'tap inline-flex items-center gap-1 rounded-full border bg-surface pr-3 pl-4 text-sm',
          isSet ? 'border-brand text-brand' : 'border-line hover:border-edge',
        )}
      >
        {label}
        <Icon of={ChevronDown} className="size-4" />
      </button>
    )}
  >
    {() => children}
  </DropDown>
);
