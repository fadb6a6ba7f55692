import { Link } from 'react-router-dom';
import { formatMoney } from '@/language/format';
import { groupThousands, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { TownPicker } from '@/place/town-picker';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { DropPanel } from '@/ui/drop-down';

const searchWith = (filters: string) => `${paths.search}?${filters}`;

interface PresetLink {
  label: string;
  to: string;
}

const nearLinks = (): readonly PresetLink[] => [
  { label: t('All offers, nearest first'), to: searchWith('sort=nearest') },
  ...[2, 5, 10].map((distance) => ({
    label: t('Within {distance} km', { distance }),
    to: searchWith(`sort=nearest&within=${distance}`),
  })),
];

const between = (minimum: number, maximum: number): PresetLink => ({
  label: t('{minimum} to {maximum}', {
    minimum: groupThousands(String(minimum)),
    maximum: formatMoney(maximum),
  }),
  to: searchWith(`min=${minimum}&max=${maximum}`),
});

const priceLinks = (): readonly PresetLink[] => [
  { label: t('Up to {price}', { price: formatMoney(1000) }), to: searchWith('max=1000') },
  between(1000, 5000),
  between(5000, 20_000),
  between(20_000, 100_000),
  { label: t('More than {price}', { price: formatMoney(100_000) }), to: searchWith('min=100000') },
  { label: t('All offers, lowest price first'), to: searchWith('sort=price') },
];

function Links({ links }: { links: readonly PresetLink[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="tap flex items-center rounded-control px-2 hover:bg-sunken">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Two entries from the home page into all listings: by place and by price. */
export function PlaceAndPrice() {
  const place = useVisitorPlace();
  const isKnown = place.status === 'known';
  const nearWords = (town: string | null) =>
    town === null ? t('Near me') : t('Near {place}', { place: t(town) });
  return (
    <>
      <DropPanel label={isKnown ? nearWords(place.town) : t('Near')}>
        <div className="mb-2 flex">
          <TownPicker />
        </div>
        <Links links={nearLinks()} />
      </DropPanel>
      <DropPanel label={t('Price')}>
        <Links links={priceLinks()} />
      </DropPanel>
    </>
  );
}
