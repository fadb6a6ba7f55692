/** How this page was loaded: 'navigate', 'reload' or 'back_forward'; undefined if the browser does not say. */
export function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : undefined;
}
