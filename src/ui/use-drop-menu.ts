import { type MouseEvent, useEffect, useState } from 'react';
import { classNames } from '@/platform/class-names';
import { useDropDown } from './use-drop-down';

/**
 * A menu of actions below a button, `width` px wide, on the side that has room. `button` and `list` are props.
 */
export function useDropMenu(width: number) {
  const { open, setOpen, close, frame, button, id } = useDropDown();
  const [hasRoomAtLeft, setRoomAtLeft] = useState(false);
  // Otherwise a phone's bottom bar would cover it.
  useEffect(() => {
    if (open) document.getElementById(id)?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [open, id]);
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setRoomAtLeft(currentTarget.getBoundingClientRect().right > width);
    setOpen(!open);
  };
  return {
    open,
    close,
    frame,
    button: { ref: button, 'aria-expanded': open, 'aria-controls': id, onClick: toggle },
    list: {
      id,
      hidden: !open,
      className: classNames(
        'absolute top-full mt-1 animate-[grow_160ms_ease-out] rounded-control border border-edge bg-surface py-1 shadow-floating',
        hasRoomAtLeft ? 'right-0' : 'left-0',
      ),
    },
  };
}
