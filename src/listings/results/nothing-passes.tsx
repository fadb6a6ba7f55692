import { Link } from 'react-router-dom';
import { useSession } from '@/account/session';
import { loginPath } from '@/config/link-builders';
import { Button, buttonClass } from '@/ui/button';
import { type ListingFilters, noFilters } from '@/listings/filters/listing-filters';
import { EmptyNotice } from '@/ui/load-states';

/** Why a list of saved listings is empty, and how to fill it. */
export function SavedAdvice() {
  const session = useSession();
  if (session.status === 'loading') return <p>Looking for what you saved...</p>;
  if (session.status === 'signed-in')
    return <p>Nothing you saved is here. Tap the heart of an offer to save it.</p>;
  return (
    <>
      <p>What you save is yours alone: please sign in to see it.</p>
      <Link to={loginPath()} className={buttonClass('primary', 'mt-3 mr-3')}>
        Sign in
      </Link>
    </>
  );
}

interface NothingPassesProps {
  message: string;
  filters: ListingFilters;
  onChange: (changes: Partial<ListingFilters>) => void;
}

/** Shown instead of a list that has no listing left after its filters. */
export function NothingPasses({ message, filters, onChange }: NothingPassesProps) {
  return (
    <EmptyNotice message={message}>
      {filters.savedOnly ? <SavedAdvice /> : <p>No offer here passes your filters.</p>}
      <Button className="mt-3" onClick={() => onChange(noFilters)}>
        Clear filters
      </Button>
    </EmptyNotice>
  );
}
