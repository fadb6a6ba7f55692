import { ApiError } from '@/api/api-error';
import { message, t } from '@/language/translate';
import { isRecord } from '@/platform/parse-values';
import { limitText } from '@/platform/text/limit-text';
import { mediaFields } from '@/selling/post/post';
import { postFieldNames, postFields, type PostFieldName } from '@/selling/post/post-fields';
import type { Announcement } from '@/ui/announcement';

/** Django nests messages two levels deep. The limit protects the stack from a hostile response. */
const maxDepth = 10;

function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (depth === maxDepth) return [];
  const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  return inner.flatMap((one) => textsIn(one, depth + 1));
}

const maxMessageLength = 600;
const labelsByWireName = new Map<string, string>([
  ...[...Object.values(postFields), ...Object.values(mediaFields)].map(
    ({ wireName, label }) => [wireName, label] as const,
  ),
  ['email', message('Email')],
]);

/** Keys of Django's responses that are not field names. */
const generalKeys = new Set(['detail', 'non_field_errors', 'message', 'error']);

/** The server's messages about a post as one text, field by field; '' if none is readable. */
export function readServerMessages(body: unknown): string {
  if (!isRecord(body)) return limitText(textsIn(body).join(' '), maxMessageLength);
  const parts = Object.entries(body).flatMap(([name, value]) => {
    const text = [...new Set(textsIn(value))].join(' ');
    if (text === '') return [];
    if (generalKeys.has(name)) return text;
    const label = labelsByWireName.get(name);
    return t('{field}: {text}', { field: label === undefined ? name.replaceAll('_', ' ') : t(label), text });
  });
  return limitText(parts.join(' '), maxMessageLength);
}

/** The server's messages for each text field of the form. */
export function serverFieldErrors(body: unknown): readonly (readonly [PostFieldName, string])[] {
  if (!isRecord(body)) return [];
  return postFieldNames.flatMap((name) => {
    const text = limitText(textsIn(body[postFields[name].wireName]).join(' '), maxMessageLength);
    return text === '' ? [] : [[name, text] as const];
  });
}

export function failureNotice(error: unknown): Announcement {
  if (error instanceof ApiError && error.kind !== 'http')
    return { text: t('❌ Network error. Please try again.'), tone: 'error', duration: 2000 };
  const reason =
    error instanceof ApiError
      ? readServerMessages(error.body) || t(error.advice ?? error.message, error.adviceValues)
      : t('Something went wrong on this page. Please try again.');
  return { text: t('❌ Failed to submit: {reason}', { reason }), tone: 'error', duration: 4000 };
}
