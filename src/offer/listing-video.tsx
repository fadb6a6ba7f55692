import { useState } from 'react';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { firstFrame } from '@/ui/use-file-source';

/** The video of a listing. Before it is played only its metadata load, because mobile data are expensive. */
export function ListingVideo({ url, name }: { url: string; name: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p className="text-sm text-muted">
        <RichText
          of="This video cannot be played here. <file>Open the video file</file>"
          values={{
            file: (words) => (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold text-brand underline"
              >
                {words}
              </a>
            ),
          }}
        />
      </p>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the API has no field for captions
    <video
      src={url + firstFrame}
      aria-label={t('Video of {name}', { name })}
      controls
      playsInline
      preload="metadata"
      onError={() => setFailed(true)}
      className="aspect-video w-full rounded-card bg-sunken"
    />
  );
}
