import { Flag, ShieldCheck } from 'lucide';
import { brand } from '@/config/brand';
import { telegramDraft } from '@/lib/telegram-link';
import type { Listing } from '@/listings/catalogue/listing';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { namedInMessage } from './contact-ways';

const tips = [
  'Meet in a public place, by day, and bring somebody along.',
  'See the goods and try them before you pay.',
  'Pay nothing in advance: no deposit, no fee, no delivery to come.',
  `Keep passwords and codes to yourself. ${brand.name} never asks for them.`,
];

/**
 * How to deal safely with somebody unknown, and how to tell the market about an offer that is not as it should
 * be.
 */
export function SafetyTips({ listing }: { listing: Listing }) {
  return (
    <section aria-labelledby="safety" className="rounded-card border border-line bg-surface p-4">
      <h2 id="safety" className="flex items-center gap-2 text-lg">
        <Icon of={ShieldCheck} className="size-5 shrink-0 text-brand" />
        Stay safe
      </h2>
      <ul className="mt-1 list-disc pl-5 text-sm text-muted">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {brand.telegram && (
        <a
          href={telegramDraft(
            brand.telegram,
            `I want to report this offer: ${namedInMessage(listing)} The reason: `,
          )}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('plain', 'mt-2 -ml-4 text-sm text-sale!')}
        >
          <Icon of={Flag} className="size-4" />
          Report this offer
        </a>
      )}
    </section>
  );
}
