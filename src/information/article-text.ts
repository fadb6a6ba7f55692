import { brand, phone } from '@/platform/brand';
import { t } from '@/language/translate';

/** Translates a text of `texts/` and fills in the market's '{brand}' and '{phone}'. */
export const articleText = (text: string): string => t(text, { brand: brand.name, phone: phone.label });
