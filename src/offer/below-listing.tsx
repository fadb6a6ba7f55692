import { Flag, ShieldCheck } from 'lucide';
import { useState } from 'react';
import { RichText } from '@/language/rich-text';
import { message, t } from '@/language/translate';
import { describeInMessage } from '@/listings/contact-links';
import type { Listing } from '@/listings/listing';
import { brand } from '@/platform/brand';
import { telegramDraft } from '@/platform/text/links';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { firstFrameHash } from '@/ui/use-file-source';

/** Only the video's metadata loads before it plays, because mobile data is expensive. */
function ListingVideo({ url, name }: { url: string; name: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <p className="text-sm text-muted">
        <RichText
          of="This video can't be played here. <file>Open the video file</file>"
          values={{
            file: (text) => (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold text-brand underline"
              >
                {text}
              </a>
            ),
          }}
        />
      </p>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the API has no field for captions
    <video
      src={url + firstFrameHash}
      aria-label={t('Video of {name}', { name })}
      controls
      playsInline
      preload="metadata"
      onError={() => setHasFailed(true)}
      className="aspect-video w-full rounded-card bg-sunken"
    />
  );
}

const tips = [
  message('Meet in a public place, in daylight, and bring someone along.'),
  message('See and try the item before you pay.'),
  message("Don't pay anything in advance: no deposit, no fee, no delivery charge."),
  message('Keep passwords and codes to yourself. {brand} never asks for them.'),
];

function SafetyTips({ listing }: { listing: Listing }) {
  return (
    <section aria-labelledby="safety" className="rounded-card border border-line bg-surface p-4">
      <h2 id="safety" className="flex items-center gap-2 text-lg">
        <Icon of={ShieldCheck} className="size-5 shrink-0 text-brand" />
        {t('Stay safe')}
      </h2>
      <ul className="mt-1 list-disc pl-5 text-sm text-muted">
        {tips.map((tip) => (
          <li key={tip}>{t(tip, { brand: brand.name })}</li>
        ))}
      </ul>
      {brand.telegram && (
        <a
          href={telegramDraft(
            brand.telegram,
            `${t('I want to report this offer: {offer} The reason:', { offer: describeInMessage(listing) })} `,
          )}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('plain', 'mt-2 -ml-4 text-sm text-sale!')}
        >
          <Icon of={Flag} className="size-4" />
          {t('Report this offer')}
        </a>
      )}
    </section>
  );
}

export const BelowListing = ({ listing }: { listing: Listing }) => (
  <>
    {listing.video && <ListingVideo url={listing.video} name={listing.name} />}
    <SafetyTips listing={listing} />
  </>
);
