import { useEffect, useRef } from 'react';
import { t } from '@/language/translate';
import { createPersistedStore } from '@/browser/create-persisted-store';
import { classNames } from '@/lib/class-names';
import { loadCode } from './new-version';
import { useStore } from './use-store';

/** Whether this device writes Ethiopic letters for the Latin ones that are typed. */
const writesFidel = createPersistedStore<boolean>({
  key: 'gulit:fidel',
  parse: (json) => json === true,
  toJson: (isOn) => (isOn ? true : null),
});

interface FidelKeyProps {
  /** Names the element around it whose first field it is for. */
  within: string;
  /** Whether Tab comes to it: past an empty field it would be a stop for everybody. */
  isStop?: boolean;
  className?: string;
}

/** A key by which the Latin letters typed into a field become Ethiopic ones (docs/product.md, Search and filters). */
export function FidelKey({ within, isStop = true, className }: FidelKeyProps) {
  const isOn = useStore(writesFidel);
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOn) return;
    let end = () => {};
    let isActive = true;
    const find = () =>
      key.current
        ?.closest(within)
        ?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? null;
    const start = async () => {
      const { startFidel } = await loadCode(() => import('./type-fidel'));
      if (isActive) end = startFidel(find);
    };
    // Without its code Latin letters stay, and the next tap tries again.
    start().catch(() => {});
    return () => {
      isActive = false;
      end();
    };
  }, [isOn, within]);
  return (
    <button
      ref={key}
      type="button"
      aria-label={t('Write in Ethiopic letters')}
      title={t('Write in Ethiopic letters')}
      aria-pressed={isOn}
      tabIndex={isStop || isOn ? undefined : -1}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => writesFidel.write(!isOn)}
      className={classNames(
        'tap inline-flex items-center justify-center rounded-control',
        isOn ? 'bg-brand text-on-brand' : 'text-muted hover:text-ink',
        className,
      )}
    >
      <span aria-hidden>ፊ</span>
    </button>
  );
}
