import { ImagePlus } from 'lucide';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import { mediaFields } from '@/selling/post/media-rules';
import { Skeleton } from '@/ui/load-states';
import { useStore } from '@/ui/use-store';
import { OptionalFile } from './optional-file';
import { PhotoThumbnail } from './photo-thumbnail';
import type { PostEditor } from './post-editor';

/** The input for the seller's photo, shown small beside the company. */
export function ProfileField({ editor }: { editor: PostEditor }) {
  const { profile } = useStore(editor.media);
  const isBusy = useStore(editor.state).preparing.profile > 0;
  return (
    <OptionalFile
      editor={editor}
      name="profile"
      accept="image/*"
      icon={ImagePlus}
      hint={t('Your shop, its sign or your logo.')}
      choose={t('Choose a photo')}
      remove={<RichText of="Remove <hidden>profile photo</hidden>" values={{ hidden: visuallyHidden }} />}
      preparing={t('Preparing the photo…')}
      onPick={(file) => editor.pickProfile(file)}
    >
      {(isBusy || profile) && (
        <div className="w-28 shrink-0">
          {isBusy && <Skeleton className="aspect-square w-full" />}
          {!isBusy && profile && <PhotoThumbnail photo={profile} alt={t(mediaFields.profile.label)} />}
        </div>
      )}
    </OptionalFile>
  );
}
