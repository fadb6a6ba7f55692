import { useEffect } from 'react';
import type { User } from '@/account/session';
import { useOwnListings } from '@/listings/use-own-listings';
import { recordOwnPosts } from './post-news';

/** Records on every page which of the seller's posts went live, once the catalogue has loaded. */
export function WatchOwnPosts({ user }: { user: User }) {
  const { data } = useOwnListings(user, { isLate: true });
  useEffect(() => {
    if (data) recordOwnPosts(user.id, data);
  }, [data, user.id]);
  return null;
}
