import { LocateFixed, X } from 'lucide';
import type { UseFormReturn } from 'react-hook-form';
import type { PostFields } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';
import { focusBefore } from '@/ui/focus-before';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/form-fields';
import { fieldProps } from './field-props';
import { FormSection } from './media-section';
import { useDevicePlace } from './use-device-place';

/** The place of the shop in words, and by the position of the device. */
export function WhereSection({ form }: { form: UseFormReturn<PostFields> }) {
  const { setValue, watch } = form;
  const setPlace = (latitude: string, longitude: string) => {
    setValue('latitude', latitude, { shouldDirty: true });
    setValue('longitude', longitude, { shouldDirty: true });
  };
  const { find, isAsking, fault } = useDevicePlace(setPlace);
  const isPlaced = watch('latitude') !== '';
  return (
    <FormSection title="Where">
      <TextField
        {...fieldProps(form, 'location')}
        placeholder="Bole, Friendship building, floor 3"
        autoComplete="address-line1"
        enterKeyHint="next"
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={find} disabled={isAsking}>
          <Icon of={LocateFixed} className="size-5" />
          {isAsking ? 'Finding your location…' : 'Use my location'}
        </Button>
        {isPlaced && (
          <Button
            variant="plain"
            onClick={({ currentTarget }) => {
              focusBefore(currentTarget);
              setPlace('', '');
            }}
          >
            <Icon of={X} className="size-5" /> Clear{' '}
            <span className="sr-only">the latitude and longitude</span>
          </Button>
        )}
      </div>
      <div role="alert" className="text-sm text-sale empty:hidden">
        {fault}
      </div>
      <div className="grid grid-cols-2 gap-4">
        <TextField {...fieldProps(form, 'latitude')} readOnly autoComplete="off" />
        <TextField {...fieldProps(form, 'longitude')} readOnly autoComplete="off" />
      </div>
      <p className="-mt-2 text-xs text-muted">Buyers near this place find your offer under Nearby Shops.</p>
    </FormSection>
  );
}
