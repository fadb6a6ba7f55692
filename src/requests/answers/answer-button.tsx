import { useState } from 'react';
import { t } from '@/language/translate';
import { type User, useSession } from '@/account/session';
import { requireUser } from '@/account/require-user';
import { authorName, shownAuthor } from '@/requests/entries/author-name';
import { useOwnRequestIds } from '@/requests/entries/own-requests';
import { useSendText } from '@/requests/sending/use-send-text';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { type Thread, answerMessage, canBeAnswered } from '@/requests/entries/answer';
import { offersToSell } from './offers-to-sell';

/** Loaded with the first tap: most visitors answer nothing. */
const ListingPicker = lazyPart(async () => (await import('./listing-picker')).ListingPicker);

/** Answers a request of somebody else who wants to buy with one of the seller's own listings; needs sign-in. */
export function AnswerButton({ thread: { request, answers } }: { thread: Thread }) {
  const session = useSession();
  const own = session.status === 'signed-in' ? authorName(session) : null;
  const isOwn = useOwnRequestIds().has(request.id) || own === request.name;
  const [picking, setPicking] = useState<User | null>(null);
  // Sent as a request is: `unsent` is the message that could not be sent, or ''.
  const {
    text: unsent,
    setText,
    send,
    sending,
  } = useSendText({ field: `answer ${request.id}`, failureDuration: 3000 });
  if (!canBeAnswered(request)) return null;
  const open = async () => setPicking(await requireUser(t('Please sign in to answer with your offer.')));
  const sent = new Set(answers.filter(({ entry }) => entry.name === own).map(({ listingId }) => listingId));
  return (
    <>
      {!isOwn && !offersToSell(request.message) && (
        <Button
          aria-label={t('I have this: request of {name}', { name: shownAuthor(request.name) })}
          disabled={sending}
          className="mt-2 text-sm"
          onClick={() => void open()}
        >
          {sending ? t('Sending...') : t('I have this')}
        </Button>
      )}
      {unsent !== '' && !sending && (
        <div className="mt-2 rounded-control border border-line p-3 text-sm">
          <p className="text-sale">{t('Your answer has not been sent.')}</p>
          <p className="[overflow-wrap:anywhere] text-muted">{unsent}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button variant="primary" focusesMain onClick={() => send(unsent)}>
              {t('Send again')}
            </Button>
            <Button focusesMain onClick={() => setText('')}>
              {t('Discard')}
            </Button>
          </p>
        </div>
      )}
      {picking && (
        <ListingPicker
          user={picking}
          request={request.message}
          sent={sent}
          onPick={(listing) => send(answerMessage(request.id, listing))}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}
