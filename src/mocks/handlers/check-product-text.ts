import { parseDecimal } from '@/platform/parse-values';
import { type FieldType, postFields } from '@/selling/post/post-fields';
import { fieldMessages, type FieldErrors } from './field-errors';

/** What is wrong with a text that is not blank. */
type Check = (text: string) => string | undefined;

/** A text of a post as the server knows it. */
interface TextField {
  name: string;
  isRequired: boolean;
  check: Check;
  /** The number of decimals that the server writes. */
  places?: number;
}

/** Values that the server knows and the form does not offer. */
const serverChoices = new Map([
  ['category', ['new', 'weekly', 'upcomming']],
  ['discount', ['ended']],
]);

const isUrl: Check = (text) => (/^https?:\/\/[^\s/]+\.[^\s/]/.test(text) ? undefined : fieldMessages.url);
const isEmail: Check = (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : fieldMessages.email);

const isOneOf =
  (choices: readonly string[]): Check =>
  (text) =>
    choices.includes(text) ? undefined : `"${text}" is not a valid choice.`;

const isDecimal =
  (places: number, limit: number): Check =>
  (text) => {
    const value = parseDecimal(text);
    if (value === null) return fieldMessages.number;
    if (Math.abs(value) > limit) return `Ensure this value is less than or equal to ${limit}.`;
    const given = text.split('.')[1]?.length ?? 0;
    return given > places ? `Ensure that there are no more than ${places} decimal places.` : undefined;
  };

function checkFor(name: string, type: FieldType): Check {
  switch (type.kind) {
    case 'text':
      return () => undefined;
    case 'link':
      return isUrl;
    case 'decimal':
      return isDecimal(type.places, type.limit);
    case 'choice':
      return isOneOf([...type.choices.map(([value]) => value), ...(serverChoices.get(name) ?? [])]);
  }
}

/** Every text that the server stores of a post. */
export const textFields: readonly TextField[] = [
  ...Object.values(postFields).map(({ wireName, type, requiredMessage }) => ({
    name: wireName,
    isRequired: requiredMessage !== undefined,
    check: checkFor(wireName, type),
    ...(type.kind === 'decimal' && { places: type.places }),
  })),
  { name: 'email', isRequired: false, check: isEmail },
  { name: 'first_name', isRequired: false, check: () => undefined },
  { name: 'last_name', isRequired: false, check: () => undefined },
];

/** A text of a post as it is stored; null where it is blank or absent and may be. Faults are added to `errors`. */
export function checkProductText(
  form: FormData,
  { name, isRequired, check, places }: TextField,
  errors: FieldErrors,
): string | null {
  const value = form.get(name);
  const text = typeof value === 'string' ? value.trim() : null;
  let fault: string | undefined;
  if (value !== null && text === null) fault = fieldMessages.string;
  else if (text) fault = check(text);
  else if (isRequired) fault = value === null ? fieldMessages.required : fieldMessages.blank;
  if (fault) errors[name] = [fault];
  if (!text) return null;
  return places === undefined ? text : Number(text).toFixed(places);
}
