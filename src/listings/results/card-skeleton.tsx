import { Skeleton } from '@/ui/skeleton';
import { cardBodyClass, cardClass, cardPhotoClass } from './card-frame';

/** A card before it arrives. */
export function CardSkeleton() {
  return (
    <div className={cardClass}>
      <span className={`${cardPhotoClass} animate-pulse bg-sunken`} />
      <span className={cardBodyClass}>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-1 h-4 w-1/2" />
        <Skeleton className="mt-1 h-4 w-2/3" />
      </span>
    </div>
  );
}
