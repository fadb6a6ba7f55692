import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { distanceTo } from '@/browse/layouts/listing-place';
import { discountColours } from '@/browse/layouts/price-line';
import { ListingLink } from '@/browse/listing-link';
import { ListingPhoto } from '@/browse/listing-photo';
import { ContactLinkButton } from '@/browse/seller-contacts';
import { formatMoney } from '@/language/format';
import { RichText } from '@/language/rich-text';
import { message, t } from '@/language/translate';
import { conditionLabels } from '@/listings/condition';
import { listingContactLinks } from '@/listings/contact-links';
import { discountText } from '@/listings/discount';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import type { VisitorPlace } from '@/place/visitor-place';
import { classNames } from '@/platform/class-names';
import { sellerPath } from '@/platform/paths';
import { writtenText } from '@/platform/text/text-language';
import { Button } from '@/ui/button';

/** A phone shows up to three columns. A fourth is cut at the edge, which shows that the table scrolls. */
const columnWidths = [
  'w-[calc((100vw-2rem)/2-0.75rem)]',
  'w-[calc((100vw-2rem)/2-0.75rem)]',
  'w-[calc((100vw-2rem)/3-0.75rem)]',
  'w-[calc((100vw-2rem)/3.4-0.75rem)]',
] as const;
const cellClass = (count: number) => `${columnWidths[count - 1] ?? columnWidths[3]} min-w-19 lg:w-auto`;

function Contacts({ listing }: { listing: Listing }) {
  const links = listingContactLinks(listing);
  return (
    <ul
      aria-label={t('Contact the seller of {name}', { name: listing.name })}
      className="flex flex-col gap-2"
    >
      {links.map((link, index) => (
        <li key={link.label}>
          <ContactLinkButton
            link={link}
            isPrimary={index === 0}
            className="w-full px-1! text-sm max-lg:[&_svg]:hidden"
          />
          {link.number !== undefined && (
            <bdi dir="ltr" className="mt-1 block truncate text-center text-sm max-lg:hidden">
              {link.number}
            </bdi>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ComparedRow {
  id: string;
  /** In English. */
  label: string;
  /** Falsy if the listing has no such property. */
  renderCell: (listing: Listing) => ReactNode;
}

const comparedRows = (visitor: VisitorPlace): readonly ComparedRow[] => [
  {
    id: 'price',
    label: message('Price'),
    renderCell: ({ price, discount }) =>
      price === null && discountText(discount) === null ? null : (
        <>
          {price !== null && <span className="font-semibold text-brand">{formatMoney(price)}</span>}
          <span className={`block text-sm ${discountColours[discount.kind]}`}>{discountText(discount)}</span>
        </>
      ),
  },
  {
    id: 'condition',
    label: message('Condition'),
    renderCell: ({ condition }) => condition && t(conditionLabels[condition]),
  },
  {
    id: 'description',
    label: message('Description'),
    renderCell: ({ description }) =>
      description && (
        <p {...writtenText(description)} className="line-clamp-6">
          {description}
        </p>
      ),
  },
  { id: 'place', label: message('Location'), renderCell: ({ place }) => place && <bdi>{place}</bdi> },
  {
    id: 'distance',
    label: message('Distance'),
    renderCell: (listing) => distanceTo(listing, visitor),
  },
  {
    id: 'seller',
    label: message('Seller'),
    renderCell: ({ company, seller }) =>
      company ? (
        <Link to={sellerPath(company)} className="text-brand underline">
          <bdi>{company}</bdi>
        </Link>
      ) : (
        seller && <bdi>{seller}</bdi>
      ),
  },
  {
    id: 'contact',
    label: message('Contact'),
    renderCell: (listing) => listingContactLinks(listing).length > 0 && <Contacts listing={listing} />,
  },
];

interface CompareTableProps {
  listings: readonly Listing[];
  onRemove: (id: string) => void;
}

const ListingHeads = ({ listings }: Pick<CompareTableProps, 'listings'>) => (
  <thead>
    <tr>
      <th scope="col" className="hidden lg:table-cell lg:w-28">
        <span className="sr-only">{t('Compared')}</span>
      </th>
      {listings.map((listing) => (
        <th key={listing.id} scope="col" className="snap-start pr-3 pb-3 align-top font-normal">
          <div className={`${cellClass(listings.length)} relative`}>
            <ListingPhoto
              url={listing.photo}
              seed={listing.id}
              className="aspect-4/3 rounded-card lg:max-w-48"
            />
            <ListingLink
              listing={listing}
              className="mt-2 line-clamp-4 text-sm font-semibold [overflow-wrap:anywhere] hover:underline lg:text-base"
            >
              <bdi>{listing.name}</bdi>
            </ListingLink>
          </div>
        </th>
      ))}
    </tr>
  </thead>
);

const RemoveButtons = ({ listings, onRemove }: CompareTableProps) => (
  <tr>
    <th scope="row" className="max-lg:hidden">
      <span className="sr-only">{t('Choice')}</span>
    </th>
    {listings.map((listing) => (
      <td key={listing.id} className="pr-3">
        <Button variant="plain" className="-ml-4 text-sm" focusesMain onClick={() => onRemove(listing.id)}>
          <RichText of="Remove {name}" values={{ name: <span className="sr-only">{listing.name}</span> }} />
        </Button>
      </td>
    ))}
  </tr>
);

/** Listings side by side. On a phone the columns scroll, and the label of a row is above its first cell. */
export function CompareTable({ listings, onRemove }: CompareTableProps) {
  const visitor = useVisitorPlace();
  const rows = comparedRows(visitor)
    .map(({ renderCell, ...row }) => ({
      ...row,
      cells: listings.map((listing) => ({ listing, cell: renderCell(listing) })),
    }))
    .filter(({ cells }) => cells.some(({ cell }) => cell));
  return (
    <div
      role="region"
      aria-label={t('Comparison')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it sideways from here
      tabIndex={0}
      // Positioned: otherwise hidden headings for screen readers would widen the page.
      className="relative -mx-4 snap-x snap-mandatory scroll-px-4 overflow-x-auto px-4 pb-2 [scrollbar-width:thin]"
    >
      <table className="text-left lg:w-full lg:table-fixed">
        <ListingHeads listings={listings} />
        <tbody>
          {rows.map(({ id, label, cells }) => (
            <tr key={id}>
              <th
                scope="row"
                className="py-3 pr-3 align-top text-sm font-semibold text-muted max-lg:hidden lg:border-t lg:border-line"
              >
                {t(label)}
              </th>
              {cells.map(({ listing, cell }, index) => (
                <td
                  key={listing.id}
                  className="relative border-t border-line pt-7 pr-3 pb-2.5 align-top lg:pt-3 lg:pb-3"
                >
                  <div
                    className={`${cellClass(listings.length)} text-sm [overflow-wrap:anywhere] lg:text-base`}
                  >
                    {/* The label is visible in the first cell, and screen readers hear it in every cell. */}
                    <span
                      className={classNames(
                        'lg:hidden',
                        index === 0 ? 'absolute top-2 text-xs text-muted' : 'sr-only',
                      )}
                    >
                      {t(label)}
                    </span>
                    {cell || <span className="text-muted">{t('Not specified')}</span>}
                  </div>
                </td>
              ))}
            </tr>
          ))}
          <RemoveButtons listings={listings} onRemove={onRemove} />
        </tbody>
      </table>
    </div>
  );
}
