import { useEffect } from 'react';
import { RefusedFile } from '@/friend/open/file-picker';
import { NoFile } from '@/friend/open/no-file';
import { openGivenFile, openedFile } from '@/friend/open/opened-file';
import { OpenedOffers } from '@/friend/open/opened-offers';
import { useStore } from '@/ui/use-store';

/** The offers of a file that somebody was given; they stand nowhere else. */
export default function FromAFriendPage() {
  const { status, offers, fault, isKept } = useStore(openedFile);
  useEffect(() => void openGivenFile(), []);
  const notice = fault && <RefusedFile fault={fault} />;
  if (offers) return <OpenedOffers offers={offers} isKept={isKept} notice={notice} />;
  return <NoFile isReading={status !== 'ready'} notice={notice} />;
}
