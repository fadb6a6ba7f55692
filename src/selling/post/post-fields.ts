import * as v from 'valibot';
import { message } from '@/language/translate';
import { categories } from '@/listings/categories/categories';
import { conditionLabels } from '@/listings/condition';
import type { Listing } from '@/listings/listing';
import type { ProductRow } from '@/listings/product-row';
import { parseLink, parseProfile } from '@/platform/text/links';
import { hasVisibleText } from '@/platform/text/names';
import { readPhoneNumbers } from '@/platform/text/phone-numbers';
import { parseTypedPrice } from './price-typing';

export type Choices = readonly (readonly [value: string, label: string])[];

/**
 * A text field of a post. The form, the upload, the server's errors, _Repost_ and the mocked server all use this
 * description. Texts are in English and translated when shown.
 */
interface PostField {
  /** The name of the field in `/api/products/`. */
  wireName: keyof ProductRow;
  label: string;
  /** The values that the field accepts, with their labels. Without choices, any text is accepted. */
  choices?: Choices | undefined;
  /** Further choices if a listing is posted again. */
  repostChoices?: Choices;
  /** The error of a required field that is blank. */
  requiredMessage?: string;
  /** Converts the typed text to what is sent; null if it is invalid. */
  parse?: (text: string) => string | null;
  /** The error if `parse` returns null. */
  invalidMessage?: string;
  /** Returns the text that the seller of a listing would type here. */
  fromListing: (listing: Listing) => string;
}

/** Reads a link, an @name, or a plain name. */
const parseProfileOf = (site: 'telegram' | 'tiktok') => (typed: string) =>
  parseProfile(typed, site) ?? parseProfile(`@${typed}`, site);

/** All text fields of a post, in the order in which they are sent. */
const fieldTable = {
  productName: {
    wireName: 'product_name',
    label: message('Product name'),
    requiredMessage: message('Enter the product name.'),
    fromListing: ({ name }) => name,
  },
  companyName: {
    wireName: 'company_name',
    label: message('Company name'),
    requiredMessage: message('Enter the company or shop name.'),
    fromListing: ({ company }) => company,
  },
  category: {
    choices: categories.map(({ value, label }) => [value, label]),
    wireName: 'category',
    label: message('Category'),
    fromListing: ({ category }) => category,
  },
  discount: {
    choices: [
      ['waiting', message('Waiting for discount...')],
      ['5', message('5% off')],
      ['10', message('10% off')],
      ['15', message('15% off')],
      ['20', message('20% off')],
    ],
    repostChoices: [['ended', message('Discount Ended')]],
    wireName: 'discount',
    label: message('Discount'),
    fromListing: ({ discount }) =>
      discount.kind === 'percentage' ? String(discount.percent) : discount.kind,
  },
  price: {
    parse: parseTypedPrice,
    invalidMessage: message('Enter a price in Birr, such as 1500 or 1500.50.'),
    wireName: 'price',
    label: message('Price'),
    fromListing: ({ price }) => (price === null ? '' : String(price)),
  },
  condition: {
    wireName: 'condition',
    label: message('Condition'),
    choices: Object.entries(conditionLabels),
    fromListing: ({ condition }) => condition ?? '',
  },
  description: {
    wireName: 'description',
    label: message('Description'),
    fromListing: ({ description }) => description,
  },
  location: { wireName: 'location', label: message('Location'), fromListing: ({ place }) => place },
  latitude: {
    wireName: 'latitude',
    label: message('Latitude'),
    fromListing: ({ coordinates }) => coordinates?.latitude.toFixed(6) ?? '',
  },
  longitude: {
    wireName: 'longitude',
    label: message('Longitude'),
    fromListing: ({ coordinates }) => coordinates?.longitude.toFixed(6) ?? '',
  },
  telegram: {
    parse: parseProfileOf('telegram'),
    invalidMessage: message('Enter a name or a link, such as @yourshop.'),
    wireName: 'contact_telegram',
    label: message('Telegram link'),
    fromListing: ({ telegram }) => telegram ?? '',
  },
  tiktok: {
    parse: parseProfileOf('tiktok'),
    invalidMessage: message('Enter a name or a link, such as @yourshop.'),
    wireName: 'contact_tick',
    label: message('TikTok link'),
    fromListing: ({ tiktok }) => tiktok ?? '',
  },
  website: {
    parse: parseLink,
    invalidMessage: message('Enter a link, such as https://www.yourshop.et.'),
    wireName: 'web_site',
    label: message('Website'),
    fromListing: ({ website }) => website ?? '',
  },
  phone: {
    parse: (typed) => (readPhoneNumbers(typed).length > 0 ? typed : null),
    invalidMessage: message('Enter a phone number, such as 0911 234567.'),
    wireName: 'contact_phone',
    label: message('Phone'),
    fromListing: ({ phone }) => phone ?? '',
  },
} as const satisfies Record<string, PostField>;

export type PostFieldName = keyof typeof fieldTable;
export type WireName = (typeof fieldTable)[PostFieldName]['wireName'];

export const postFields: Readonly<Record<PostFieldName, PostField>> = fieldTable;

const isPostFieldName = (name: string): name is PostFieldName => name in fieldTable;
export const postFieldNames: readonly PostFieldName[] = Object.keys(fieldTable).filter(isPostFieldName);
export const wireNames: readonly WireName[] = postFieldNames.map((name) => fieldTable[name].wireName);

/** The texts of a post as typed. A field that an old draft lacks is ''. */
export const postFieldsSchema = v.object(v.entriesFromList(postFieldNames, v.optional(v.string(), '')));
export type PostFields = v.InferOutput<typeof postFieldsSchema>;

export const emptyFields: PostFields = v.parse(postFieldsSchema, {});

/** The choices of a field, each with its value and label; empty if it has none. */
export function choicesOf(name: PostFieldName, isRepost = false): Choices {
  const { choices = [], repostChoices = [] } = postFields[name];
  return isRepost ? [...choices, ...repostChoices] : choices;
}

/** Converts a typed text to what is sent; '' if it is blank or invalid. */
export function toWire(name: PostFieldName, typed: string): string {
  const trimmed = typed.trim();
  const { parse } = postFields[name];
  return parse ? (parse(trimmed) ?? '') : trimmed;
}

/** The texts of the fields for posting a listing again. A choice that the form does not offer is left empty. */
export function toPostFields(listing: Listing): PostFields {
  const entries = postFieldNames.map((name) => {
    const typed = postFields[name].fromListing(listing);
    const choices = choicesOf(name, true);
    const isOffered = choices.length === 0 || choices.some(([value]) => value === typed);
    return [name, isOffered ? typed : ''];
  });
  return v.parse(postFieldsSchema, Object.fromEntries(entries));
}

function textError(name: PostFieldName, typed: string): string | undefined {
  const { requiredMessage, parse, invalidMessage } = postFields[name];
  const trimmed = typed.trim();
  if (trimmed === '' || (requiredMessage && !hasVisibleText(trimmed))) return requiredMessage;
  return parse && parse(trimmed) === null ? invalidMessage : undefined;
}

/** Checks a post before it is sent, and adds the error messages (docs/product.md, Posting). */
export const validPostSchema = v.pipe(
  v.object(v.entriesFromList(postFieldNames, v.string())),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const key of postFieldNames) {
      const error = textError(key, input[key]);
      if (error)
        addIssue({
          message: error,
          path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
        });
    }
  }),
);
