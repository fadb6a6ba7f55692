import { LocateFixed, MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { message, t } from '@/language/translate';
import { TownPicker } from '@/place/town-picker';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { locateVisitor } from '@/place/visitor-place';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ErrorNotice } from '@/ui/load-states';
import { Toolbar } from '@/ui/toolbar';

/** Explains why the location is needed before the browser asks for it, and says when the device is being located. */
function PlaceInvitation({ isAsking }: { isAsking: boolean }) {
  return (
    <div
      data-loading={isAsking || undefined}
      className="mb-4 flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-4 py-5 text-center"
    >
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-brand">
        <Icon of={isAsking ? LocateFixed : MapPin} className={isAsking ? 'size-7 animate-pulse' : 'size-7'} />
      </span>
      <p role="status" className="max-w-prose">
        {isAsking
          ? t('Finding your location...')
          : t("Share your location to see what's near you. We don't store it.")}
      </p>
      {!isAsking && (
        <Button variant="primary" focusesMain onClick={locateVisitor}>
          <Icon of={LocateFixed} className="size-4" />
          {t('Use my location')}
        </Button>
      )}
    </div>
  );
}

const placeErrors = {
  denied: {
    message: message('❌ Location access denied. Showing no products.'),
    advice: message(
      'Allow location access for this site in your browser and try again, or choose a location.',
    ),
  },
  'timed-out': {
    message: message('Finding your location took too long.'),
    advice: message("It's faster outdoors or with Wi-Fi on. You can also choose a location."),
  },
  failed: {
    message: message("Your device couldn't find your location."),
    advice: message('Make sure location is switched on and try again, or choose a location.'),
  },
  unsupported: {
    message: message('❌ Geolocation not supported by this browser.'),
    advice: message('Choose a location instead.'),
  },
} as const;

function PlaceError({ error }: { error: keyof typeof placeErrors }) {
  const texts = placeErrors[error];
  return (
    <ErrorNotice
      message={t(texts.message)}
      advice={t(texts.advice)}
      onRetry={error === 'unsupported' ? undefined : locateVisitor}
    />
  );
}

interface PlaceSectionProps {
  /** The controls of the list, in the same line as the place. */
  children: ReactNode;
  /** Shown below the invitation to share the location, until the visitor answers. */
  whileUnknown?: ReactNode;
}

/** The visitor's place, and how to set it while it is unknown. */
export function PlaceSection({ children, whileUnknown }: PlaceSectionProps) {
  const { status } = useVisitorPlace();
  const isUndecided = status === 'unknown' || status === 'asking';
  return (
    <section aria-label={t('Your location')} className="mb-3">
      {/* Stays in place, because the content that changes is below. */}
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative flex min-w-0 flex-1 basis-24 lg:max-w-xs [&_label>span]:sr-only [&_select]:pl-9">
          <TownPicker />
          <Icon
            of={MapPin}
            className="pointer-events-none absolute bottom-3.5 left-3 size-4 shrink-0 text-brand"
          />
        </div>
        <Toolbar label={t('List and map')} className="contents">
          {children}
        </Toolbar>
      </div>
      {status !== 'known' && (
        <div className="mt-4">
          {isUndecided && <PlaceInvitation isAsking={status === 'asking'} />}
          {status === 'unknown' && whileUnknown}
          {!isUndecided && <PlaceError error={status} />}
        </div>
      )}
    </section>
  );
}
