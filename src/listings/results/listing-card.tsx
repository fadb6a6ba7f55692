import { Skeleton } from '@/ui/load-states';
import { CardFace, type CardFaceProps, cardClasses } from './card-face';
import { liveParts } from './live-parts';

export function CardSkeleton() {
  return (
    <div className={cardClasses.card}>
      <span className={`${cardClasses.photo} animate-pulse bg-sunken`} />
      <span className={cardClasses.body}>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-1 h-4 w-1/2" />
        <Skeleton className="mt-1 h-4 w-2/3" />
      </span>
    </div>
  );
}

/** A listing of a grid in the running app. */
export const ListingCard = (props: Omit<CardFaceProps, 'parts'>) => <CardFace {...props} parts={liveParts} />;
