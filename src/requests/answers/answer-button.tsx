import { useState } from 'react';
import { requireUser } from '@/account/require-user';
import type { User } from '@/account/session';
import { t } from '@/language/translate';
import { answerMessage, canBeAnswered, type Thread } from '@/requests/entries/answer';
import { authorText } from '@/requests/entries/entry';
import { offersToSell } from '@/requests/entries/offers-to-sell';
import { useOwnName, useOwnRequestIds } from '@/requests/entries/own-requests';
import { useSendText } from '@/requests/sending/use-send-text';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';

/** Loads on the first tap, because most visitors never answer. */
const ListingPicker = lazyPart(async () => (await import('./listing-picker')).ListingPicker);

interface UnsentAnswerProps {
  text: string;
  onSend: () => void;
  onDiscard: () => void;
}

function UnsentAnswer({ text, onSend, onDiscard }: UnsentAnswerProps) {
  return (
    <div className="mt-2 w-full rounded-control border border-line p-3 text-sm">
      <p className="text-sale">{t("Your answer hasn't been sent.")}</p>
      <p className="[overflow-wrap:anywhere] text-muted">{text}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" focusesMain onClick={onSend}>
          {t('Send again')}
        </Button>
        <Button focusesMain onClick={onDiscard}>
          {t('Discard')}
        </Button>
      </p>
    </div>
  );
}

/** Answers a request with one of the seller's own listings. The seller must be signed in. */
export function AnswerButton({ thread: { request, answers } }: { thread: Thread }) {
  const ownName = useOwnName();
  const isOwn = useOwnRequestIds().has(request.id);
  const [pickingUser, setPickingUser] = useState<User | null>(null);
  // The text is '' unless an answer is being sent or failed to send.
  const field = { kind: 'answer', requestId: request.id } as const;
  const { text: unsent, setText, send, sending } = useSendText({ field });
  if (!canBeAnswered(request)) return null;
  const open = async () => setPickingUser(await requireUser(t('Please sign in to answer with your offer.')));
  const sent = new Set(
    answers.filter(({ entry }) => entry.name === ownName).map(({ listingId }) => listingId),
  );
  return (
    <>
      {!isOwn && !offersToSell(request.message) && (
        <Button
          aria-label={t('I can offer this: request from {name}', { name: authorText(request.name) })}
          disabled={sending}
          className="mt-2 text-sm"
          onClick={() => void open()}
        >
          {sending ? t('Sending...') : t('I can offer this')}
        </Button>
      )}
      {unsent !== '' && !sending && (
        <UnsentAnswer text={unsent} onSend={() => send(unsent)} onDiscard={() => setText('')} />
      )}
      {pickingUser && (
        <ListingPicker
          user={pickingUser}
          request={request.message}
          sent={sent}
          onPick={(listing) => send(answerMessage(request.id, listing))}
          onClose={() => setPickingUser(null)}
        />
      )}
    </>
  );
}
