/** A name of a form; null where it is blank or not given. */
export const readName = (fields: URLSearchParams, field: 'first_name' | 'last_name'): string | null =>
  fields.get(field)?.trim() || null;
