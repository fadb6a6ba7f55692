import { Eye } from 'lucide';
import { useEffect, useState } from 'react';
import { useUser, type User } from '@/account/session';
import { message, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { parseListing } from '@/listings/parse-listing';
import { readName } from '@/platform/text/names';
import type { Post } from '@/selling/post/post';
import { postFieldNames, postFields, toWire } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyPart, PartFailure } from '@/ui/lazy-part';
import type { PostEditor } from './post-editor';

/** The preview contains the detail page, so its code loads on first use. */
const LazyPostPreview = lazyPart(async () => (await import('./post-preview')).PostPreview, {
  failure: (
    <PartFailure>
      {message("The preview couldn't be loaded. Check your connection and try again later.")}
    </PartFailure>
  ),
});

/** A post as a listing, and a function that frees its photos. */
interface Preview {
  listing: Listing;
  release: () => void;
}

/** Parses a post as if it came from the server. */
function createPreview({ fields, media }: Post, user: User | null): Preview {
  const sent = postFieldNames.map((name) => [postFields[name].wireName, toWire(name, fields[name]) || null]);
  const parsed = parseListing({
    ...Object.fromEntries(sent),
    id: 'preview',
    // A listing must have a name.
    product_name: readName(fields.productName) || t('Your product'),
    first_name: user?.firstName ?? null,
    last_name: user?.lastName ?? null,
    date_posted: new Date().toISOString(),
    // A verified listing would have the badge that the staff have checked it.
    verified: false,
  });
  if ('errors' in parsed) throw new Error(parsed.errors.join(' '));
  const urls: string[] = [];
  const address = ({ file }: { file: File }): string => {
    const url = URL.createObjectURL(file);
    urls.push(url);
    return url;
  };
  const { profile, video } = media;
  const [main, ...additional] = media.photos;
  return {
    listing: {
      ...parsed.listing,
      profilePhoto: profile && address(profile),
      photo: main ? address(main) : null,
      video: video && address(video),
      images: additional.map((photo) => ({ id: photo.id, url: address(photo) })),
    },
    release: () => urls.forEach((url) => URL.revokeObjectURL(url)),
  };
}

export function PreviewButton({ editor }: { editor: PostEditor }) {
  const user = useUser();
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => preview?.release, [preview]);
  return (
    <>
      <Button onClick={() => setPreview(createPreview(editor.saver.currentPost(), user))}>
        <Icon of={Eye} className="size-5" /> {t('Preview')}
      </Button>
      {preview && <LazyPostPreview listing={preview.listing} onClose={() => setPreview(null)} />}
    </>
  );
}
