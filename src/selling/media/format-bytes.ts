const kilobyte = 1000;
const megabyte = 1_000_000;

/**
 * '298 KB', '3.1 MB', '24 MB': one decimal below 10 MB, and never less than 1 KB for a file that holds
 * something.
 */
export function formatBytes(bytes: number): string {
  if (bytes <= 0) return '0 KB';
  // 999,500 bytes and more would be rounded to '1000 KB'.
  if (bytes < megabyte - kilobyte / 2) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  const megabytes = bytes / megabyte;
  return megabytes < 9.95 ? `${megabytes.toFixed(1)} MB` : `${Math.round(megabytes)} MB`;
}
