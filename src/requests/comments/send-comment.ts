import type { QueryClient } from '@tanstack/react-query';
import { serverNow } from '@/lib/server-clock';
import { randomId } from '@/lib/random-id';
import { sendEntry } from '@/requests/entries/send-entry';

interface NewComment {
  productId: string;
  imageId: string;
  email: string;
  text: string;
}

/** Ids of a Django server are numbers in JSON; ids of another form are sent as they are. */
const idValue = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);

/** Sends a comment as `POST /api/cat` takes it (docs/product.md, Comments); rejects with an ApiError. */
export function sendComment(comment: NewComment, queryClient: QueryClient): Promise<void> {
  const { productId, imageId, email, text } = comment;
  const now = serverNow();
  return sendEntry(
    queryClient,
    {
      product_id: idValue(productId),
      image_id: idValue(imageId),
      user_email: email,
      comment: text,
      date_posted: new Date(now).toISOString(),
    },
    { comments: [{ ...comment, id: randomId(), postedAt: now, isPending: true }] },
  );
}
