import { ClipboardPaste } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { t } from '@/language/translate';
import { canReadClipboard, photosInPaste, readClipboard } from '@/selling/advert/read-clipboard';
import { photoCountText } from '@/selling/post/post';
import type { PostFieldName, PostFields } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/form-fields';
import { Icon } from '@/ui/icon';
import { AdvertReview } from './advert-review';
import { FormSection } from './form-section';
import type { PostEditor } from './post-editor';

interface PastePanelProps {
  form: UseFormReturn<PostFields>;
  editor: PostEditor;
  onFilled: (names: readonly PostFieldName[]) => void;
  onClose: () => void;
}

/** Reads an advert's text and photos from the clipboard. */
export function PastePanel({ form, editor, onFilled, onClose }: PastePanelProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [photoCount, setPhotoCount] = useState(0);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => field.current?.focus(), []);

  const addPhotos = (files: readonly File[]) => {
    if (files.length === 0) return;
    setPhotoCount(photoCount + editor.pickPhotos(files));
  };
  const paste = async () => {
    setError(null);
    try {
      const copied = await readClipboard();
      addPhotos(copied.photos);
      if (copied.text !== '') setText(copied.text);
      else if (copied.photos.length === 0) setError(t('There is nothing to paste.'));
    } catch {
      setError(t("Your browser doesn't let us read the clipboard. Press and hold the field to paste."));
      field.current?.focus();
    }
  };
  return (
    <FormSection title={t('Paste from Telegram')}>
      <TextAreaField
        ref={field}
        label={t('Text of your advert')}
        hint={t('Copy the message in Telegram and paste it here. You choose what goes into the form.')}
        error={error ?? undefined}
        rows={5}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setError(null);
          setText(currentTarget.value);
        }}
        onPaste={({ clipboardData }) => addPhotos(photosInPaste(clipboardData))}
      />
      {canReadClipboard() && (
        <Button onClick={() => void paste()}>
          <Icon of={ClipboardPaste} className="size-5" /> {t('Paste')}
        </Button>
      )}
      <p role="status" className="text-sm text-muted empty:hidden">
        {photoCount > 0 && t('Added to your photos: {photos}.', { photos: photoCountText(photoCount) })}
      </p>
      {text.trim() === '' ? (
        <Button onClick={onClose}>{t('Close')}</Button>
      ) : (
        <AdvertReview form={form} text={text} onFilled={onFilled} onClose={onClose} />
      )}
    </FormSection>
  );
}
