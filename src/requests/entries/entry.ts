/** What somebody wants to buy or sell. */
export interface MarketRequest {
  id: string;
  /** 'Anonymous' where nobody was signed in. */
  name: string;
  message: string;
  /** Milliseconds since 1970; null where the server gives no date. */
  createdAt: number | null;
  /** It is on its way and stands here ahead of the server. */
  isPending: boolean;
}

/** What somebody says about one picture of a listing. */
export interface ImageComment {
  id: string;
  productId: string;
  imageId: string;
  /** Only ever shown in part. */
  email: string;
  text: string;
  postedAt: number | null;
  isPending: boolean;
}

/** The API has one list for both kinds. */
export interface Entries {
  /** Newest first. */
  requests: readonly MarketRequest[];
  /** Newest first. */
  comments: readonly ImageComment[];
}

/** Some entries ahead of others. */
export const joinEntries = (ahead: Partial<Entries>, others: Entries): Entries => ({
  requests: [...(ahead.requests ?? []), ...others.requests],
  comments: [...(ahead.comments ?? []), ...others.comments],
});
