/** An answer that refuses, whole, as Clerk words it. */
export const refusalOf = (
  status: number,
  code: string,
  message: string,
  { long = message, field }: { long?: string; field?: string } = {},
) => ({
  status,
  body: { errors: [{ code, message, long_message: long, meta: field ? { param_name: field } : {} }] },
});
