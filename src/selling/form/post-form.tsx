import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, type FormEvent, type KeyboardEvent } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { t } from '@/language/translate';
import { holdTabLock } from '@/platform/tab-lock';
import { draftsAreStored } from '@/selling/drafts/draft-store';
import { draftLock } from '@/selling/drafts/drafts';
import { photoErrors } from '@/selling/post/post';
import { validPostSchema, type PostFields } from '@/selling/post/post-fields';
import { leavePostForm, shownPostId } from '@/selling/submission/send-post';
import { useStore } from '@/ui/use-store';
import { AdvertEntry } from './advert-entry';
import { ContactNotice, ContactSection } from './contact-section';
import { FormSection } from './form-section';
import { ProfileField, VideoField } from './optional-files';
import { PhotosField } from './photos-field';
import { isPreparing, type PostEditor } from './post-editor';
import { PreviewButton } from './preview-button';
import { SubmitBar } from './submit-bar';
import { useSubmit } from './use-submit';
import { WhatSection } from './what-section';
import { WhereSection } from './where-section';

const takesText = (element: Element): element is HTMLElement =>
  (element instanceof HTMLInputElement &&
    element.type !== 'file' &&
    !element.readOnly &&
    element.tabIndex >= 0) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Makes Enter move to the next field. Browsers would submit the form, even if a phone's key says 'next'. */
function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form } = event;
  if (key !== 'Enter' || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || !takesText(target)) return;
  event.preventDefault();
  const fields = [...form.elements].filter(takesText);
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else target.blur();
}

/** Stores each change of the fields, and hides the post from other tabs and from the panel of uploads. */
function useStoredFields(editor: PostEditor, form: UseFormReturn<PostFields>): void {
  useEffect(() => {
    const { unsubscribe } = form.watch(() => editor.setFields(form.getValues()));
    return unsubscribe;
  }, [form, editor]);
  useEffect(() => holdTabLock(draftLock(editor.id)), [editor]);
  useEffect(() => {
    shownPostId.write(editor.id);
    return () => leavePostForm(editor.id);
  }, [editor]);
}

export function PostForm({ editor, onSent }: { editor: PostEditor; onSent: () => void }) {
  const media = useStore(editor.media);
  const preparing = useStore(editor.state);
  const errors = photoErrors(media);
  const hasPhotos = errors.length === 0;
  const isStored = useStore(draftsAreStored);
  const form = useForm<PostFields>({
    defaultValues: editor.saver.currentPost().fields,
    resolver: valibotResolver(validPostSchema),
    // An error of the photos gets the focus first, because they are above the fields.
    shouldFocusError: hasPhotos,
  });
  useStoredFields(editor, form);
  const { submit, isBusy } = useSubmit(editor, form, onSent);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const photoInput = event.currentTarget.querySelector<HTMLInputElement>('input[data-input="photos"]');
    const checkPhotos = () => {
      editor.setErrors('photos', errors);
      if (!hasPhotos) photoInput?.focus();
    };
    const submitIfComplete = () => {
      checkPhotos();
      if (hasPhotos) submit();
    };
    void form.handleSubmit(submitIfComplete, checkPhotos)(event);
  };

  return (
    <div className="flex flex-col gap-4">
      {/* The advert is outside the form, in which Enter would move to the next field. */}
      <AdvertEntry form={form} editor={editor} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          -- the key comes from its fields */}
      <form
        noValidate
        aria-label={t('Promote Your Product')}
        className="flex flex-col gap-4"
        onKeyDown={focusNextOnEnter}
        onSubmit={onSubmit}
      >
        <FormSection title={t('Photos and video')}>
          <PhotosField editor={editor} />
          <VideoField editor={editor} />
          <ProfileField editor={editor} />
        </FormSection>
        <WhatSection form={form} isRepost={editor.isRepost} />
        <WhereSection form={form} />
        <ContactSection form={form} />
        <ContactNotice form={form} />
        <PreviewButton editor={editor} />
        {!isStored && (
          <p role="alert" className="rounded-control border border-sale p-3 text-sm">
            {t('This browser has no room for your draft. Keep this page open until your post is sent.')}
          </p>
        )}
        <SubmitBar
          postId={editor.id}
          photos={media.photos.length}
          disabledText={isPreparing(preparing) ? t('Preparing photos…') : isBusy ? t('Submitting…') : null}
        />
      </form>
    </div>
  );
}
