import { ClipboardPaste } from 'lucide';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { message, t } from '@/language/translate';
import { postFields, type PostFieldName, type PostFields } from '@/selling/post/post-fields';
import { announce } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyPart, PartFailure } from '@/ui/lazy-part';
import type { PostEditor } from './post-editor';

const LazyPastePanel = lazyPart(async () => (await import('./paste-panel')).PastePanel, {
  failure: (
    <PartFailure>
      {message("This couldn't be loaded. Check your connection and try again later.")}
    </PartFailure>
  ),
});

const fieldLabelsText = (names: readonly PostFieldName[]): string =>
  names
    .map((name) => t(postFields[name].label))
    .reduce((first, rest) => t('{first}, {rest}', { first, rest }));

interface AdvertEntryProps {
  form: UseFormReturn<PostFields>;
  editor: PostEditor;
}

/** Fills the form from an advert, such as a Telegram post. */
export function AdvertEntry({ form, editor }: AdvertEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    // The button must be drawn before it can get the focus.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <div>
      {isOpen && (
        <LazyPastePanel
          form={form}
          editor={editor}
          onClose={close}
          onFilled={(filled) => {
            close();
            announce({
              text: t('Filled in: {fields}. Check everything before you submit.', {
                fields: fieldLabelsText(filled),
              }),
              tone: 'ok',
              duration: 8000,
            });
          }}
        />
      )}
      {!isOpen && (
        <Button ref={button} className="w-full" onClick={() => setOpen(true)}>
          <Icon of={ClipboardPaste} className="size-5" /> {t('Paste from Telegram')}
        </Button>
      )}
    </div>
  );
}
