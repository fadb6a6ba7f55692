import { Search } from 'lucide';
import { Icon } from './icon';

interface FilterFieldProps {
  /** The accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search field that filters the page while typing. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  return (
    <label className="relative block min-w-0 flex-1 basis-60 sm:max-w-md">
      <span className="sr-only">{label}</span>
      <Icon of={Search} className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted" />
      <input
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        className="tap w-full rounded-control border border-edge bg-surface pr-3 pl-9 text-ellipsis"
      />
    </label>
  );
}
