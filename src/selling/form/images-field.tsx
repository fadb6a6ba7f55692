import { Camera, Plus } from 'lucide';
import { useId } from 'react';
import { imageLimits, mediaFields } from '@/selling/post/media-rules';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/load-states';
import { useMediaQuery } from '@/ui/use-media-query';
import { useStore } from '@/ui/use-store';
import { FaultList, FileButton } from './file-button';
import type { PostEditor } from './post-editor';
import { SortablePhotos } from './sortable-photos';

/** The control of the 5 to 10 additional images (docs/product.md, Posting). */
export function ImagesField({ editor }: { editor: PostEditor }) {
  const id = useId();
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const { media, preparing, faults } = useStore(editor.state);
  const count = media.additional.length + preparing.additional;
  const described = {
    'aria-describedby': `${id}-count ${id}-faults`,
    'aria-invalid': faults.additional?.length ? true : undefined,
    accept: 'image/*',
    onPick: (files: readonly File[]) => editor.pickPhotos('additional', files),
    className: 'aspect-square w-full flex-col border-2 border-dashed border-edge p-1 text-sm',
  } as const;
  return (
    <div>
      <p className="flex flex-wrap gap-x-2 pb-2 text-sm">
        <span id={`${id}-label`} className="font-semibold">
          {mediaFields.additional.label}
        </span>
        <span aria-hidden="true" className="-ml-1 font-semibold text-sale">
          *
        </span>
        <span id={`${id}-count`} role="status" className="text-muted">
          {count} of {imageLimits.fewest} to {imageLimits.most}
        </span>
      </p>
      <SortablePhotos
        photos={media.additional}
        onMove={editor.move}
        onRemove={(photo) => editor.remove('additional', photo)}
      >
        {Array.from({ length: preparing.additional }, (_, index) => (
          <li key={`preparing ${index}`}>
            <Skeleton className="aspect-square w-full" />
            <span className="block pt-1 text-center text-xs text-muted">Preparing…</span>
          </li>
        ))}
        {count < imageLimits.most && (
          <>
            <li>
              <FileButton {...described} aria-labelledby={`${id}-label`} data-slot="additional" multiple>
                <Icon of={Plus} className="size-5" /> Add
              </FileButton>
            </li>
            {hasCamera && (
              <li>
                <FileButton {...described} aria-label="Take a photo" capture="environment">
                  <Icon of={Camera} className="size-5" /> Camera
                </FileButton>
              </li>
            )}
          </>
        )}
      </SortablePhotos>
      <FaultList id={`${id}-faults`} faults={faults.additional} />
    </div>
  );
}
