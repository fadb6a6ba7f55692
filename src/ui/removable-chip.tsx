import { X } from 'lucide';
import { focusMain } from './focus-main';
import { Icon } from './icon';

interface RemovableChipProps {
  words: string;
  /** The accessible name, which says what a tap does. */
  label: string;
  onRemove: () => void;
}

/** An active choice that a tap removes. */
export function RemovableChip({ words, label, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        onRemove();
        // The chip unmounts and would lose focus.
        focusMain();
      }}
      className="group tap flex items-center"
    >
      <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-brand bg-surface px-3 text-sm whitespace-nowrap text-brand group-hover:bg-sunken">
        {words}
        <Icon of={X} className="size-3.5" />
      </span>
    </button>
  );
}
