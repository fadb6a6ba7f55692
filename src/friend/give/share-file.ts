import { brand } from '@/config/brand';
import { t } from '@/language/translate';
import { announce } from '@/ui/announcement';

/** Whether the device's share sheet takes the file: browsers differ by type, and some have none. */
export function canShareFile(file: File): boolean {
  try {
    return typeof navigator.share === 'function' && navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the share sheet with the file; says so where that fails. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: t('Offers from {brand}', { brand: brand.name }) });
  } catch (error) {
    if (isDismissal(error)) return;
    announce({ text: t('This device could not share the file. Save it instead.'), tone: 'sale' });
  }
}
