/** The home page has two paths. */
export const homePaths = ['/', '/discounts'] as const satisfies readonly `/${string}`[];

/** Separate from `paths.ts` so that the first script does not load that table. */
export const firstPaths = {
  search: '/search',
  detail: '/nearby-detail',
} as const;

/** The detail page of a listing. The id in the address lets it open without navigation state. */
export const detailPath = (id: string) => `${firstPaths.detail}?id=${encodeURIComponent(id)}` as const;
