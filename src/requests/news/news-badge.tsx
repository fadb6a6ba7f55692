/** How many are new, as a badge on the corner of what it stands in; nothing for none. It is said in words elsewhere. */
export function NewsBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-0.5 right-0.5 min-w-5 rounded-full bg-sale px-1 text-center text-xs leading-5 font-semibold text-canvas tabular-nums"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
