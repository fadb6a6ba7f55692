import { useState } from 'react';
import type { ListingPhotoProps } from '@/browse/layouts/listing-slots';
import { PhotoOrPlaceholder } from '@/browse/layouts/photo-or-placeholder';
import { pictureSource } from '@/platform/picture-service';
import { areFirstPhotosLoading } from '@/ui/first-photos';
import { useStore } from '@/ui/use-store';

export function ListingPhoto({ url, ...props }: ListingPhotoProps) {
  const [failed, setFailed] = useState({ url, times: 0 });
  const failures = failed.url === url ? failed.times : 0;
  const isWaiting = useStore(areFirstPhotosLoading) && !props.eager;
  return (
    <PhotoOrPlaceholder
      {...props}
      {...(!isWaiting && { source: url === null ? null : pictureSource(url, failures) })}
      onError={() => setFailed({ url, times: failures + 1 })}
    />
  );
}
