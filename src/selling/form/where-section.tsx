import { LocateFixed, X } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { message, t } from '@/language/translate';
import { locateDevice, type LocationFailure } from '@/place/locate-device';
import { isLocationGranted } from '@/place/use-visitor-place';
import type { Coordinates } from '@/platform/coordinates';
import type { PostFields } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';
import { focusBefore } from '@/ui/focus';
import { TextField } from '@/ui/form-fields';
import { Icon } from '@/ui/icon';
import { loadCode } from '@/ui/new-version';
import { fieldErrorText, fieldProps } from './field-props';
import { FormSection } from './form-section';
import { PlaceField } from './place-field';

/** What to do if the device was not located. */
const advice: Record<LocationFailure, string> = {
  denied: message('Allow location access for this site in your browser and try again, or choose a location.'),
  'timed-out': message("It's faster outdoors or with Wi-Fi on. You can also choose a location."),
  failed: message('Make sure location is switched on and try again, or choose a location.'),
  unsupported: message('Choose a location instead.'),
};

/** Buyers come to this position, so it must be exact and new. */
const positionOptions = { enableHighAccuracy: true, maximumAge: 60_000 };

/** Locates the device with `find`, or at once if the browser need not ask and the post has no position. */
function useDevicePlace(isKnown: boolean, onFound: (place: Coordinates) => void) {
  const [status, setStatus] = useState<'idle' | 'asking' | LocationFailure>('idle');
  const find = () => {
    setStatus('asking');
    locateDevice((result) => {
      if (typeof result === 'string') return setStatus(result);
      setStatus('idle');
      onFound(result);
    }, positionOptions);
  };
  const findIfUnknown = useEffectEvent(() => !isKnown && find());
  useEffect(() => {
    let isActive = true;
    void isLocationGranted().then((isGranted) => isActive && isGranted && findIfUnknown());
    return () => {
      isActive = false;
    };
  }, []);
  const isAsking = status === 'asking';
  return { find, isAsking, failure: isAsking || status === 'idle' ? null : status };
}

/** `nearby` is the nearest town, unless the location already names it. */
function useShopPlace({ setValue, control }: UseFormReturn<PostFields>) {
  const setPlace = (latitude: string, longitude: string) => {
    setValue('latitude', latitude, { shouldDirty: true });
    setValue('longitude', longitude, { shouldDirty: true });
  };
  const [nearby, setNearby] = useState<string | null>(null);
  const [latitude, location] = useWatch({ control, name: ['latitude', 'location'] });
  const hasPosition = latitude !== '';
  const device = useDevicePlace(hasPosition, (place: Coordinates) => {
    setPlace(place.latitude.toFixed(6), place.longitude.toFixed(6));
    void loadCode(() => import('@/place/towns')).then(
      ({ nearestTown }) => setNearby(nearestTown(place)?.name ?? null),
      () => {},
    );
  });
  const isNamed = nearby === null || location.toLowerCase().includes(nearby.toLowerCase());
  return { ...device, hasPosition, setPlace, location, nearby: isNamed ? null : nearby };
}

export function WhereSection({ form }: { form: UseFormReturn<PostFields> }) {
  const { find, isAsking, failure, hasPosition, setPlace, location, nearby } = useShopPlace(form);
  return (
    <FormSection title={t('Where to find it')}>
      <Controller
        control={form.control}
        name="location"
        render={({ field, fieldState }) => <PlaceField {...field} error={fieldErrorText(fieldState.error)} />}
      />
      <div className="flex flex-wrap gap-2 *:grow *:px-3! sm:*:grow-0">
        <Button onClick={find} disabled={isAsking}>
          <Icon of={LocateFixed} className="size-5" />
          {isAsking ? t('Finding your location...') : t('Use my location')}
        </Button>
        {hasPosition && (
          <Button
            variant="plain"
            onClick={({ currentTarget }) => {
              focusBefore(currentTarget);
              setPlace('', '');
            }}
          >
            <Icon of={X} className="size-5" />{' '}
            <RichText
              of="Clear <hidden>the latitude and longitude</hidden>"
              values={{ hidden: visuallyHidden }}
            />
          </Button>
        )}
        {hasPosition && nearby && (
          <Button
            onClick={() => {
              const text = [location.trim(), nearby].filter(Boolean).join(', ');
              form.setValue('location', text, { shouldDirty: true });
              // The focused button disappears. Most sellers add a street next.
              form.setFocus('location');
            }}
          >
            {t('Fill in “{place}”', { place: nearby })}
          </Button>
        )}
      </div>
      <div role="alert" className="text-sm text-sale empty:hidden">
        {failure && (
          <>
            {failure === 'unsupported'
              ? t('❌ Geolocation not supported by this browser.')
              : t('❌ Unable to fetch your location.')}{' '}
            <span className="block text-muted">{t(advice[failure])}</span>
          </>
        )}
      </div>
      {hasPosition && (
        <div className="grid grid-cols-2 gap-4">
          <TextField {...fieldProps(form, 'latitude')} readOnly autoComplete="off" />
          <TextField {...fieldProps(form, 'longitude')} readOnly autoComplete="off" />
        </div>
      )}
      <p className="-mt-2 text-xs text-muted">
        {t('Buyers near this location find your offer under Nearby Shops.')}
      </p>
    </FormSection>
  );
}
