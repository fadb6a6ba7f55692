import { useEffect } from 'react';
import type { User } from '@/account/session';
import { useOwnListings } from '@/listings/use-own-listings';
import { noteOwnPosts } from './post-news';

/** Notes on every page, as soon as the catalogue is there, which posts of the seller have gone live. */
export function WatchOwnPosts({ user }: { user: User }) {
  const { data } = useOwnListings(user, { isLate: true });
  useEffect(() => {
    if (data) noteOwnPosts(user.id, data);
  }, [data, user.id]);
  return null;
}
