import { LocateFixed, X } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, Controller, useWatch } from 'react-hook-form';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { message, t } from '@/language/translate';
import type { Coordinates } from '@/platform/coordinates';
import type { PostFields } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';
import { focusBefore } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { loadCode } from '@/ui/new-version';
import { TextField } from '@/ui/form-fields';
import { fieldErrorText, fieldProps } from './field-props';
import { FormSection } from './form-section';
import { PlaceField } from './place-field';
import { isLocationGranted } from '@/place/use-visitor-place';

/** The error for each state of locating the device. */
const errorMessages = {
  idle: null,
  asking: null,
  failed: message('❌ Unable to fetch your location.'),
  unsupported: message('❌ Geolocation not supported by this browser.'),
};

const positionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 };

/** Locates the device: at once if its position is unknown and the browser need not ask, otherwise when asked. */
function useDevicePlace(isKnown: boolean, onFound: (place: Coordinates) => void) {
  const [status, setStatus] = useState<keyof typeof errorMessages>('idle');
  const error = errorMessages[status];
  const find = () => {
    if (!navigator.geolocation) return setStatus('unsupported');
    setStatus('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setStatus('idle');
        onFound({ latitude, longitude });
      },
      () => setStatus('failed'),
      positionOptions,
    );
  };
  const findIfUnknown = useEffectEvent(() => !isKnown && find());
  useEffect(() => {
    let isActive = true;
    void isLocationGranted().then((isGranted) => isActive && isGranted && findIfUnknown());
    return () => {
      isActive = false;
    };
  }, []);
  return { find, isAsking: status === 'asking', error: error && t(error) };
}

/** Fills in where the device is. `nearby` is the nearest town, unless the location names it already. */
function useShopPlace({ setValue, control }: UseFormReturn<PostFields>) {
  const setPlace = (latitude: string, longitude: string) => {
    setValue('latitude', latitude, { shouldDirty: true });
    setValue('longitude', longitude, { shouldDirty: true });
  };
  const [nearby, setNearby] = useState<string | null>(null);
  const [latitude, location] = useWatch({ control, name: ['latitude', 'location'] });
  const hasPosition = latitude !== '';
  const device = useDevicePlace(hasPosition, (place: Coordinates) => {
    // With six decimals, as the server stores them.
    setPlace(place.latitude.toFixed(6), place.longitude.toFixed(6));
    void loadCode(() => import('@/place/towns')).then(
      ({ nearestTown }) => setNearby(nearestTown(place)?.name ?? null),
      () => {},
    );
  });
  const isNamed = nearby === null || location.toLowerCase().includes(nearby.toLowerCase());
  return { ...device, hasPosition, setPlace, location, nearby: isNamed ? null : nearby };
}

/** The shop's place in words and as coordinates. */
export function WhereSection({ form }: { form: UseFormReturn<PostFields> }) {
  const { find, isAsking, error, hasPosition, setPlace, location, nearby } = useShopPlace(form);
  return (
    <FormSection title={t('Where to find it')}>
      <Controller
        control={form.control}
        name="location"
        render={({ field, fieldState }) => <PlaceField {...field} error={fieldErrorText(fieldState.error)} />}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={find} disabled={isAsking}>
          <Icon of={LocateFixed} className="size-5" />
          {isAsking ? t('Finding your location...') : t('Use my location')}
        </Button>
        {hasPosition && nearby && (
          <Button
            onClick={() => {
              const text = [location.trim(), nearby].filter(Boolean).join(', ');
              form.setValue('location', text, { shouldDirty: true });
              // The focused button disappears. Most sellers add a street or a building next.
              form.setFocus('location');
            }}
          >
            {t('Fill in “{place}”', { place: nearby })}
          </Button>
        )}
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
      </div>
      <div role="alert" className="text-sm text-sale empty:hidden">
        {error}
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
