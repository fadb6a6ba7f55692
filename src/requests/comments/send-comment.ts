import type { QueryClient } from '@tanstack/react-query';
import { foldText } from '@/lib/fold-text';
import { limitLongText } from '@/lib/limit-text';
import { serverNow } from '@/lib/server-clock';
import { randomId } from '@/lib/random-id';
import { sendEntry } from '@/requests/entries/send-entry';
import { sendUnsent, settledOwner } from '@/requests/unsent/send-unsent';
import type { UnsentKey } from '@/requests/unsent/unsent-texts';

interface NewComment {
  productId: string;
  imageId: string;
  email: string;
  text: string;
}

/** A server's ids are numbers, as a rule; another one's stay what they are. */
const idValue = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);

/** Sends a comment as `POST /api/cat` takes it; rejects with an ApiError. */
export async function sendComment(
  comment: NewComment,
  submittedUnder: UnsentKey,
  queryClient: QueryClient,
): Promise<void> {
  const { productId, imageId, email, text } = comment;
  const { unsentKey } = await settledOwner(submittedUnder);
  const isLike = (other: NewComment) =>
    other.productId === productId &&
    other.imageId === imageId &&
    foldText(other.email) === foldText(email) &&
    foldText(other.text) === foldText(limitLongText(text));
  await sendUnsent({
    queryClient,
    unsentKey,
    text,
    findLike: ({ comments }) => comments.filter(isLike).map(({ id, postedAt }) => ({ id, date: postedAt })),
    post: (key) => {
      const now = serverNow();
      const body = {
        product_id: idValue(productId),
        image_id: idValue(imageId),
        user_email: email,
        comment: text,
        date_posted: new Date(now).toISOString(),
      };
      const shown = { ...comment, text: limitLongText(text), id: randomId(), postedAt: now, isPending: true };
      return sendEntry(queryClient, key, body, { comments: [shown] });
    },
  });
}
