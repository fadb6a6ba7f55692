import { foldText } from '@/platform/text/fold';

/** A text as its words are compared: as everywhere, and without apostrophes. */
export const foldWords = (text: string): string => foldText(text).replace(/['\p{M}]+/gu, '');
