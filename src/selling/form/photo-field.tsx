import { ImagePlus, X } from 'lucide';
import { useId } from 'react';
import { mediaFields } from '@/selling/post/media-rules';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/load-states';
import { useStore } from '@/ui/use-store';
import { FaultList, FileButton } from './file-button';
import { PhotoThumbnail } from './photo-thumbnail';
import type { PostEditor } from './post-editor';

interface PhotoFieldProps {
  editor: PostEditor;
  slot: 'profile' | 'main';
  hint: string;
  marked?: boolean;
}

/** The control of the profile photo or the main image. */
export function PhotoField({ editor, slot, hint, marked = false }: PhotoFieldProps) {
  const id = useId();
  const { label } = mediaFields[slot];
  const { media, preparing, faults } = useStore(editor.state);
  const photo = media[slot];
  const isBusy = preparing[slot] > 0;
  return (
    <div>
      <p className="text-sm font-semibold">
        <span id={`${id}-label`}>{label}</span>
        {marked && (
          <span aria-hidden="true" className="text-sale">
            {' '}
            *
          </span>
        )}
      </p>
      <p id={`${id}-hint`} className="pb-1 text-xs text-muted">
        {hint}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {(isBusy || photo) && (
          <div className="w-28 shrink-0">
            {isBusy && <Skeleton className="aspect-square w-full" />}
            {!isBusy && photo && <PhotoThumbnail photo={photo} alt={label} />}
          </div>
        )}
        <div className="flex flex-1 flex-wrap gap-2">
          <FileButton
            accept="image/*"
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint ${id}-faults`}
            aria-invalid={faults[slot]?.length ? true : undefined}
            data-slot={slot}
            onPick={(files) => editor.pickPhotos(slot, files.slice(0, 1))}
          >
            <Icon of={ImagePlus} className="size-5" />
            {photo ? 'Replace' : 'Choose a photo'}
          </FileButton>
          {photo && (
            <Button onClick={() => editor.remove(slot, photo.id)}>
              <Icon of={X} className="size-5" /> Remove <span className="sr-only">{label.toLowerCase()}</span>
            </Button>
          )}
        </div>
      </div>
      {isBusy && (
        <p role="status" className="text-sm text-muted">
          Preparing the photo…
        </p>
      )}
      <FaultList id={`${id}-faults`} faults={faults[slot]} />
    </div>
  );
}
