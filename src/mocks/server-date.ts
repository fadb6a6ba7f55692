const addisAbabaOffset = 3 * 3_600_000;

/** A moment (ms since 1970) as a Django server in Addis Ababa writes it: ISO 8601 with the offset +03:00. */
export function serverDate(time: number): string {
  return new Date(time + addisAbabaOffset).toISOString().replace('Z', '+03:00');
}
