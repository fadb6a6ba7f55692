import { LocateFixed, MapPin } from 'lucide';
import { locateVisitor } from '@/listings/place/locate-visitor';
import { Button } from '@/ui/button';
import { focusMain } from '@/ui/focus-main';
import { Icon } from '@/ui/icon';

/** Says what the location is for before the browser asks for it, and waits while the device looks for it. */
export function PlaceInvitation({ asking }: { asking: boolean }) {
  return (
    <div className="mb-4 flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-5 py-8 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-brand">
        <Icon of={asking ? LocateFixed : MapPin} className={asking ? 'size-7 animate-pulse' : 'size-7'} />
      </span>
      <p role="status" className="max-w-prose">
        {asking
          ? 'Finding where you are...'
          : 'Share your location to see what is around you. It is not kept.'}
      </p>
      {!asking && (
        <Button
          look="primary"
          onClick={() => {
            locateVisitor();
            // The button goes while the device looks.
            focusMain();
          }}
        >
          <Icon of={LocateFixed} className="size-4" />
          Use my location
        </Button>
      )}
    </div>
  );
}
