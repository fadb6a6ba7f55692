interface CheckFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className="tap flex shrink-0 items-center gap-2 rounded-control border border-edge bg-surface px-3 text-sm lg:px-2">
      <input
        type="checkbox"
        className="size-4 accent-brand"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
