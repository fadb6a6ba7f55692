import * as v from 'valibot';
import { readName } from '@/platform/text/names';
import { type PostFieldName, postFieldNames, postFields } from './post-fields';

/** The error of a typed text; undefined if it is valid. */
function faultOf(name: PostFieldName, typed: string): string | undefined {
  const { requiredMessage, parse, invalidMessage } = postFields[name];
  // Trimmed as in `toWire`.
  const text = typed.trim();
  if (text === '' || (requiredMessage && readName(text) === '')) return requiredMessage;
  return parse && parse(text) === null ? invalidMessage : undefined;
}

/** Checks a post before sending, with the error messages (docs/product.md, Posting). */
export const postSchema = v.pipe(
  v.object(v.entriesFromList(postFieldNames, v.string())),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const key of postFieldNames) {
      const message = faultOf(key, input[key]);
      if (message)
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    }
  }),
);
