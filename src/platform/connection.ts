/** Reads the Network Information API, which only Chromium has. */
function readConnection(name: 'saveData' | 'type'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/**
 * Whether data may cost the visitor money: with data saver on, on a cellular line, or on a touch screen with an
 * unknown line.
 */
export function mayBeMetered(): boolean {
  const type = readConnection('type');
  if (readConnection('saveData') === true || type === 'cellular') return true;
  return (type === undefined || type === 'unknown') && window.matchMedia('(pointer: coarse)').matches;
}
