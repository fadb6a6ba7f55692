import { Search } from 'lucide';
import { Icon } from './icon';

interface FilterFieldProps {
  /** The accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export function FilterField({ label, value, onChange }: FilterFieldProps) {
  return (
    <label className="relative block min-w-0 flex-1 basis-32 sm:max-w-md">
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

interface SelectFieldProps {
  label: string;
  value: string;
  /** The value and text of each choice. */
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
  /** Whether the field is a pill without a visible label. Its first choice serves as the label. */
  isPill?: boolean;
}

/** A native `select` outside forms. An unknown value, as from an old link, is added to the options. */
export function SelectField({ label, value, options, onChange, isPill = false }: SelectFieldProps) {
  const known = options.some(([option]) => option === value);
  return (
    <label
      className={
        isPill ? 'contents' : 'min-w-0 flex-1 basis-44 text-xs text-muted lg:flex-none lg:basis-auto'
      }
    >
      <span className={isPill ? 'sr-only' : 'block pb-1'}>{label}</span>
      <select
        className={
          isPill
            ? 'tap field-sizing-content max-w-full shrink-0 rounded-full border border-line bg-surface pr-8 pl-4 text-sm hover:border-edge'
            : 'tap w-full rounded-control border border-edge bg-surface pr-7 pl-2.5 text-base text-ink lg:text-sm'
        }
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {!known && <option value={value}>{value}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
