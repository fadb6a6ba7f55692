import { useQuery } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide';
import { useState } from 'react';
import { useUser } from '@/account/session';
import { saveFile } from '@/browser/save-file';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import type { Listing } from '@/listings/catalogue/listing';
import { canShareFile, openShareSheet } from '@/ui/share-address';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Loading } from '@/ui/load-states';
import { useFileSource } from '@/ui/use-file-source';
import { makePoster } from './make-poster';
import { posterAlternative, posterContent } from './poster-content';

const pictureClass = 'mx-auto aspect-4/5 w-full max-w-[min(100%,44dvh)] rounded-control sm:max-w-full';

const Picture = ({ file, alt }: { file: File; alt: string }) => (
  <img ref={useFileSource(file)} alt={alt} className={`${pictureClass} border border-line`} />
);

function PosterActions({ file, title }: { file: File; title: string }) {
  // Sharing is for signed-in visitors, as for links.
  const canShare = useUser() !== null && canShareFile(file);
  const [isRefused, setRefused] = useState(false);
  const share = async () => setRefused(!(await openShareSheet({ files: [file], title })));
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2 *:flex-1">
        {canShare && (
          <Button variant="primary" onClick={() => void share()}>
            <Icon of={Share2} className="size-4" />
            {t('Share picture')}
          </Button>
        )}
        <Button variant={canShare ? 'quiet' : 'primary'} onClick={() => saveFile(file)}>
          <Icon of={Download} className="size-4" />
          {t('Save picture')}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted not-empty:mt-2">
        {isRefused && t('It could not be shared. Save the picture and send it from there.')}
      </p>
    </>
  );
}

/** The poster of an offer, to share or to save. */
export function PosterPicture({ listing }: { listing: Listing }) {
  const language = useLanguage();
  const poster = useQuery({
    queryKey: ['poster', listing, language],
    queryFn: () => makePoster(listing),
    // It is made on the device, also without a connection, and is 200 kB.
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (poster.error)
    return (
      <div className="rounded-control bg-sunken p-4">
        <p role="alert">
          <span className="font-semibold text-sale">{t('The poster could not be made.')}</span>{' '}
          {t('Try again, or send the text alone.')}
        </p>
        <Button className="mt-3" onClick={() => void poster.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    );
  if (!poster.data) return <Loading label={t('Making the poster')} className={pictureClass} />;
  const { file, photo } = poster.data;
  return (
    <>
      <Picture file={file} alt={posterAlternative(posterContent(listing))} />
      {photo === 'unreadable' && (
        <p className="mt-3 rounded-control bg-sunken px-3 py-2 text-sm">
          {t(
            'The poster is without the photo: it could not be loaded, or its server does not let it be copied.',
          )}
        </p>
      )}
      <PosterActions file={file} title={listing.name} />
    </>
  );
}
