import { useState } from 'react';
import { pictureSource } from '@/platform/picture-service';
import { areFirstPhotosComing } from '@/ui/first-photos';
import { useStore } from '@/ui/use-store';
import type { ListingPhotoProps } from './listing-slots';
import { PhotoOrPlaceholder } from './photo-or-placeholder';

/** A photo that fills its place, or a placeholder where there is none or it cannot be loaded. */
export function ListingPhoto({ url, ...props }: ListingPhotoProps) {
  const [failed, setFailed] = useState({ url, times: 0 });
  const failures = failed.url === url ? failed.times : 0;
  const waits = useStore(areFirstPhotosComing) && !props.eager;
  return (
    <PhotoOrPlaceholder
      {...props}
      {...(!waits && { source: url === null ? null : pictureSource(url, failures) })}
      onError={() => setFailed({ url, times: failures + 1 })}
    />
  );
}
