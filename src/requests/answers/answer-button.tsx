import { useState } from 'react';
import { t } from '@/language/translate';
import { type User, useSession } from '@/account/session';
import { requireUser } from '@/account/require-user';
import { authorName, shownAuthor } from '@/requests/entries/entry';
import { useOwnRequestIds } from '@/requests/entries/own-requests';
import { useSendText } from '@/requests/sending/use-send-text';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { type Thread, answerMessage, canBeAnswered } from '@/requests/entries/answer';

/** Words that offer something, in English, Amharic and Oromo. */
const selling = [
  /\b(?:i|we)(?:['’]m|['’]re| am| are)? (?:now )?(?:sell|selling|offer|offering)\b/i,
  /(?:^\W*|\b(?:i|we)(?: would| am| are)? )(?:want|wish|like|need|ready) to sell\b/i,
  /^\W*(?:sell|selling|offer|offering|to sell)\b/i,
  /(?:^|[^\p{L}])(?:እሸጣለሁ|እንሸጣለን|መሸጥ|ለመሸጥ)(?!\p{L})/u,
  /\b(?:nan|ni) gurgura\b/i,
];
/** Matches an offer for sale, unless somebody is looking for it. */
const forSale = /\bfor sale\b|(?:^|[^\p{L}])(?:የሚሸጥ|የሚሸጡ|ይሸጣል|ሽያጭ)(?!\p{L})|\bgurguru(?:u|f|uf)\b/iu;
const lookingFor =
  /\?|\b(?:look|looking|search|searching|seek|seeking|need|want|wanted|find|buy|buying|who|where|any|anyone|anybody|is there|are there)\b|(?:^|[^\p{L}])(?:እፈልጋለሁ|እንፈልጋለን|ፈላጊ|መግዛት|እገዛለሁ|ማን|የት)(?!\p{L})|\b(?:barbaad|bit)\p{L}*/iu;

/** Whether a request offers something for sale. Such requests take no answers. */
export const offersToSell = (text: string): boolean =>
  selling.some((pattern) => pattern.test(text)) || (forSale.test(text) && !lookingFor.test(text));

/** Loads at the first tap: most visitors never answer. */
const ListingPicker = lazyPart(async () => (await import('./listing-picker')).ListingPicker);

/** Answers somebody's request with one of the seller's own listings. It needs a sign-in. */
export function AnswerButton({ thread: { request, answers } }: { thread: Thread }) {
  const session = useSession();
  const own = session.status === 'signed-in' ? authorName(session) : null;
  const isOwn = useOwnRequestIds().has(request.id) || own === request.name;
  const [picking, setPicking] = useState<User | null>(null);
  // Sent like a request; `unsent` is the message that failed, or ''.
  const {
    text: unsent,
    setText,
    send,
    sending,
  } = useSendText({ field: { kind: 'answer', requestId: request.id }, failureDuration: 3000 });
  if (!canBeAnswered(request)) return null;
  const open = async () => setPicking(await requireUser(t('Please sign in to answer with your offer.')));
  const sent = new Set(answers.filter(({ entry }) => entry.name === own).map(({ listingId }) => listingId));
  return (
    <>
      {!isOwn && !offersToSell(request.message) && (
        <Button
          aria-label={t('I have this: request from {name}', { name: shownAuthor(request.name) })}
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
