/** A number on the corner of what it stands in; nothing for none. It is said in words elsewhere. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-0.5 right-1 min-w-4.5 rounded-full bg-brand px-1 text-center text-xs leading-4.5 font-semibold text-on-brand tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
