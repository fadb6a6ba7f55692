import { ImagePlus, X } from 'lucide';
import { useId } from 'react';
import { RichText, hiddenWords } from '@/language/rich-text';
import { t } from '@/language/translate';
import { mediaFields } from '@/selling/post/media-rules';
import { Button } from '@/ui/button';
import { focusBefore } from '@/ui/focus-before';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/load-states';
import { useStore } from '@/ui/use-store';
import { FaultList, FileButton } from './file-button';
import { PhotoThumbnail } from './photo-thumbnail';
import type { PostEditor } from './post-editor';

/** The control of the photo of the seller, which stands small beside the company. */
export function ProfileField({ editor }: { editor: PostEditor }) {
  const id = useId();
  const label = t(mediaFields.profile.label);
  const media = useStore(editor.media);
  const { preparing, faults } = useStore(editor.state);
  const { profile } = media;
  const isBusy = preparing.profile > 0;
  return (
    <div>
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </p>
      <p id={`${id}-hint`} className="pb-1 text-xs text-muted">
        {t('Your shop, its sign or your logo.')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {(isBusy || profile) && (
          <div className="w-28 shrink-0">
            {isBusy && <Skeleton className="aspect-square w-full" />}
            {!isBusy && profile && <PhotoThumbnail photo={profile} alt={label} />}
          </div>
        )}
        <div className="flex flex-1 flex-wrap gap-2">
          <FileButton
            accept="image/*"
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint ${id}-faults`}
            aria-invalid={faults.profile?.length ? true : undefined}
            onPick={([file]) => file && editor.pickProfile(file)}
          >
            <Icon of={ImagePlus} className="size-5" />
            {profile ? t('Replace') : t('Choose a photo')}
          </FileButton>
          {profile && (
            <Button
              onClick={({ currentTarget }) => {
                focusBefore(currentTarget);
                editor.remove('profile');
              }}
            >
              <Icon of={X} className="size-5" />{' '}
              <RichText of="Remove <hidden>profile photo</hidden>" values={{ hidden: hiddenWords }} />
            </Button>
          )}
        </div>
      </div>
      {isBusy && (
        <p role="status" className="text-sm text-muted">
          {t('Preparing the photo…')}
        </p>
      )}
      <FaultList id={`${id}-faults`} faults={faults.profile} />
    </div>
  );
}
