const addisAbabaOffset = 3 * 3_600_000;

/** Writes a moment (in ms since 1970) as a Django server in Addis Ababa does: ISO 8601 with the offset +03:00. */
export function serverDate(time: number): string {
  return new Date(time + addisAbabaOffset).toISOString().replace('Z', '+03:00');
}
