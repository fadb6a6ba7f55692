import { createGlobalStore } from '@/lib/create-store';

/** The text with which the floating box is asked to open; null once it has. */
export const requestedText = createGlobalStore<string | null>(() => null);

/** Opens the floating request box with a text, after what is typed there already (docs/product.md, Requests). */
export const openRequestBox = (text: string): void => requestedText.write(text);
