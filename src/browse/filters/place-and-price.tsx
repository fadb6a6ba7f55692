import { Link } from 'react-router-dom';
import { formatMoney } from '@/language/format';
import { groupThousands, t } from '@/language/translate';
import { TownPicker } from '@/place/town-picker';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { paths } from '@/platform/paths';
import { DropPanel } from '@/ui/drop-down';

const searchPath = (filters: string) => `${paths.search}?${filters}`;

interface PresetLink {
  label: string;
  to: string;
}

const nearLinks = (): readonly PresetLink[] => [
  { label: t('All offers, nearest first'), to: searchPath('sort=nearest') },
  ...[2, 5, 10].map((distance) => ({
    label: t('Within {distance} km', { distance }),
    to: searchPath(`sort=nearest&within=${distance}`),
  })),
];

const priceLink = (minimum: number, maximum: number): PresetLink => ({
  label: t('{minimum} to {maximum}', {
    minimum: groupThousands(String(minimum)),
    maximum: formatMoney(maximum),
  }),
  to: searchPath(`min=${minimum}&max=${maximum}`),
});

const priceLinks = (): readonly PresetLink[] => [
  { label: t('Up to {price}', { price: formatMoney(1000) }), to: searchPath('max=1000') },
  priceLink(1000, 5000),
  priceLink(5000, 20_000),
  priceLink(20_000, 100_000),
  { label: t('More than {price}', { price: formatMoney(100_000) }), to: searchPath('min=100000') },
  { label: t('All offers, lowest price first'), to: searchPath('sort=price') },
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

/** Links from the home page to all listings by place and by price. */
export function PlaceAndPrice() {
  const place = useVisitorPlace();
  const isKnown = place.status === 'known';
  const nearLabel = (town: string | null) =>
    town === null ? t('Near me') : t('Near {place}', { place: t(town) });
  return (
    <>
      <DropPanel label={isKnown ? nearLabel(place.town) : t('Near')}>
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
