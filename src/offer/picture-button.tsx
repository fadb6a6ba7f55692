import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';

interface PictureButtonProps {
  index: number;
  /** How many pictures the listing has. */
  count: number;
  /** Whether Tab comes to this one; the arrows go on to the others. */
  isStop: boolean;
  onReach: (index: number) => void;
  onZoom: () => void;
  className: string;
  children: ReactNode;
}

/** A picture that opens full screen, among others that the arrows step through. */
export function PictureButton(props: PictureButtonProps) {
  const { index, count, isStop, onReach, onZoom, className, children } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = event.currentTarget.parentElement?.children[index + step];
    if (!(next instanceof HTMLElement)) return;
    onReach(index + step);
    next.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      data-zooms
      aria-label={t('Zoom picture {number} of {count}', { number: index + 1, count })}
      tabIndex={isStop ? 0 : -1}
      onClick={() => {
        onReach(index);
        onZoom();
      }}
      onKeyDown={onKeyDown}
      className={classNames('ringed cursor-zoom-in', className)}
    >
      {children}
    </button>
  );
}
