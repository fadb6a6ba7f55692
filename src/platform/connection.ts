/** What the browser tells of the line, which only Chromium does. */
function readConnection(name: 'saveData' | 'type'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/**
 * Whether what is loaded may cost somebody money: where a visitor asks for little data, on a cellular line, and on
 * a touch screen whose line is unknown.
 */
export function mayBeMetered(): boolean {
  const type = readConnection('type');
  if (readConnection('saveData') === true || type === 'cellular') return true;
  return (type === undefined || type === 'unknown') && window.matchMedia('(pointer: coarse)').matches;
}
