import { brand } from '@/platform/brand';
import { phone } from '@/platform/contact-addresses';
import { t } from '@/language/translate';

/** A text of `texts/` in the language on the screen: '{brand}' and '{phone}' stand for those of the market. */
export const articleText = (text: string): string => t(text, { brand: brand.name, phone: phone.label });
