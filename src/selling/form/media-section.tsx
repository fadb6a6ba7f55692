import { t } from '@/language/translate';
import { type ReactNode, useId } from 'react';
import { PhotosField } from './photos-field';
import type { PostEditor } from './post-editor';
import { ProfileField, VideoField } from './optional-files';

/** A section of the form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="pb-3 text-xl">
        {title}
      </h2>
      <div className="flex flex-col gap-4">{children}</div>
    </section>
  );
}

/** The section for photos and video. It comes first, because sellers come with their photos. */
export function MediaSection({ editor }: { editor: PostEditor }) {
  return (
    <FormSection title={t('Photos and video')}>
      <PhotosField editor={editor} />
      <VideoField editor={editor} />
      <ProfileField editor={editor} />
    </FormSection>
  );
}
