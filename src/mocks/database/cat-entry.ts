/** A request of `GET /api/cat`: what somebody wants to buy or sell. */
export interface RequestEntry {
  id: number;
  name: string;
  message: string;
  created_at: string;
}

/** A comment on one picture of a product; the API has one list for comments and requests. */
export interface CommentEntry {
  id: number;
  product_id: number;
  image_id: number;
  user_email: string;
  comment: string;
  date_posted: string;
}

/** One entry of `GET /api/cat`. */
export type CatEntry = RequestEntry | CommentEntry;
