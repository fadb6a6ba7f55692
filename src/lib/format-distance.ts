/** '0.4 km', '12 km': one decimal below 10 km, where it still helps to decide. */
export function formatDistance(kilometres: number): string {
  if (kilometres < 0.1) return 'under 100 m';
  return kilometres < 9.95 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;
}
