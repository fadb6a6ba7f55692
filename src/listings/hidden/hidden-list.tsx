import { Link } from 'react-router-dom';
import { detailPath } from '@/config/first-paths';
import { sellerPath } from '@/config/link-builders';
import { t } from '@/language/translate';
import { SectionFrame } from '@/listings/results/section-frame';
import { Button } from '@/ui/button';
import { useStore } from '@/ui/use-store';
import { hidden, isNothingHidden } from './hidden';
import { showAllHidden, showListing, showSeller } from './hide-listing';

interface HiddenRowProps {
  name: string;
  /** What it is, where a name alone does not tell. */
  kind?: string;
  to: string;
  onShow: () => void;
}

const HiddenRow = ({ name, kind, to, onShow }: HiddenRowProps) => (
  <li className="flex items-center justify-between gap-2 pl-3">
    <Link to={to} className="tap flex min-w-0 flex-col justify-center py-1 hover:underline">
      <bdi className="truncate">{name}</bdi>
      {kind && <span className="text-sm text-muted">{kind}</span>}
    </Link>
    <Button
      variant="plain"
      className="shrink-0 text-sm text-brand"
      aria-label={t('Show again: {name}', { name })}
      onClick={onShow}
    >
      {t('Show again')}
    </Button>
  </li>
);

/** What this device hides from lists, each to be shown again; nothing where nothing is hidden. */
export function HiddenList() {
  const all = useStore(hidden);
  if (isNothingHidden(all)) return null;
  return (
    <SectionFrame
      title={t('Hidden from your lists')}
      action={
        <Button variant="plain" className="shrink-0" onClick={showAllHidden}>
          {t('Show all again')}
        </Button>
      }
    >
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {all.sellers.map((name) => (
          <HiddenRow
            key={`seller ${name}`}
            name={name}
            kind={t('All offers of this seller')}
            to={sellerPath(name)}
            onShow={() => showSeller(name)}
          />
        ))}
        {all.offers.map(({ id, name }) => (
          <HiddenRow key={id} name={name} to={detailPath(id)} onShow={() => showListing(id)} />
        ))}
      </ul>
    </SectionFrame>
  );
}
