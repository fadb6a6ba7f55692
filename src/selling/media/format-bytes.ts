import { decimal } from '@/language/format';
import { t } from '@/language/translate';

const kilobyte = 1000;
const megabyte = 1_000_000;

/**
 * Formats '298 KB', '3.1 MB' or '24 MB'. There is one decimal below 10 MB. A file that is not empty has at least 1 KB.
 */
export function formatBytes(bytes: number): string {
  if (bytes <= 0) return t('{size} KB', { size: 0 });
  // From 999,500 bytes on, KB would be rounded to '1000 KB'.
  if (bytes < megabyte - kilobyte / 2)
    return t('{size} KB', { size: Math.max(1, Math.round(bytes / kilobyte)) });
  const megabytes = bytes / megabyte;
  const size = megabytes < 9.95 ? decimal(megabytes.toFixed(1)) : Math.round(megabytes);
  return t('{size} MB', { size });
}
