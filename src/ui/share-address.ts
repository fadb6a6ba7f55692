import { absoluteAddress } from '@/platform/own-path';
import { copyText } from './copy-text';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share sheet; false if it is missing or fails. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isDismissal(error);
  }
}

/** Shares a path with the device's share sheet, or copies its address. */
export async function shareAddress(path: string, title: string): Promise<void> {
  const url = absoluteAddress(path);
  if (await openShareSheet({ title, url })) return;
  await copyText(url, 'link');
}
