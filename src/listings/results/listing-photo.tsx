import { Store } from 'lucide';
import { useState } from 'react';
import { classNames } from '@/lib/class-names';
import { pictureSource } from '@/config/picture-service';
import { tintOf } from '@/ui/tint';
import { Icon } from '@/ui/icon';

/** Half of a phone, a quarter of a page. */
const usualSizes = '(min-width: 64rem) 19rem, 50vw';

interface ListingPhotoProps {
  /** Absolute address, or null where the seller gave no photo. */
  url: string | null;
  /** Nothing where the words beside it say the same. */
  alt?: string;
  /** Decides the colour behind the photo, which shows while it loads and through transparent ones. */
  seed: string;
  /** True for the photos of the first screen; the others load lazily. */
  eager?: boolean;
  /** How wide its place is, as the attribute `sizes` says it. */
  sizes?: string;
  className?: string;
}

/** A photo that fills its frame, or a placeholder where there is none or it cannot be loaded. */
export function ListingPhoto({
  url,
  alt = '',
  seed,
  eager = false,
  sizes = usualSizes,
  className,
}: ListingPhotoProps) {
  const [failed, setFailed] = useState({ url, times: 0 });
  const failures = failed.url === url ? failed.times : 0;
  const source = url === null ? null : pictureSource(url, failures);
  return (
    <span
      className={classNames('relative block overflow-hidden', className)}
      style={{ background: tintOf(seed) }}
    >
      {source ? (
        <img
          {...source}
          sizes={source.srcSet && sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailed({ url, times: failures + 1 })}
        />
      ) : (
        <span
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          className="absolute inset-0 grid place-items-center text-muted"
        >
          <Icon of={Store} className="size-1/4 min-h-4 min-w-4" />
        </span>
      )}
    </span>
  );
}
