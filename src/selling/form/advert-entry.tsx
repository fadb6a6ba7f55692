import { ClipboardPaste, X } from 'lucide';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { message, t } from '@/language/translate';
import type { PostEditor } from './post-editor';
import { type PostFieldName, type PostFields, postFields } from '@/selling/post/post-fields';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PartFailure, lazyPart } from '@/ui/lazy-part';

const LazyPastePanel = lazyPart(async () => (await import('./paste-panel')).PastePanel, {
  failure: (
    <PartFailure>
      {message('This could not be loaded. Check your connection and try again later.')}
    </PartFailure>
  ),
});

/** Lists the labels of fields in one line. */
const labelsOf = (names: readonly PostFieldName[]): string =>
  names
    .map((name) => t(postFields[name].label))
    .reduce((first, rest) => t('{first}, {rest}', { first, rest }));

interface FilledNoticeProps {
  /** The fields that were filled in; null if none were. */
  filled: readonly PostFieldName[] | null;
  onClose: () => void;
}

/**
 * Lists what was filled in, until it is closed. Its live region is there before, or screen readers would not
 * announce it.
 */
function FilledNotice({ filled, onClose }: FilledNoticeProps) {
  return (
    <div
      className={filled ? 'mb-4 flex items-start gap-2 rounded-card border border-brand bg-surface p-4' : ''}
    >
      <div role="status" className="min-w-0 flex-1">
        {filled &&
          t('Filled in: {fields}. Check everything before you submit.', { fields: labelsOf(filled) })}
      </div>
      {filled && (
        <IconButton label={t('Close')} icon={X} iconClass="size-5" onClick={onClose} className="-m-2" />
      )}
    </div>
  );
}

interface AdvertEntryProps {
  form: UseFormReturn<PostFields>;
  editor: PostEditor;
}

/** Fills the form from an advert written elsewhere. */
export function AdvertEntry({ form, editor }: AdvertEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [filled, setFilled] = useState<FilledNoticeProps['filled']>(null);
  const focusButton = () => button.current?.focus();
  const close = () => {
    // Render first, because the button does not exist before.
    flushSync(() => setOpen(false));
    focusButton();
  };
  return (
    <div>
      <FilledNotice
        filled={filled}
        onClose={() => {
          setFilled(null);
          focusButton();
        }}
      />
      {isOpen && (
        <LazyPastePanel
          form={form}
          editor={editor}
          onClose={close}
          onFilled={(next) => {
            setFilled(next);
            close();
          }}
        />
      )}
      {!isOpen && (
        <Button
          ref={button}
          className="w-full"
          onClick={() => {
            setFilled(null);
            setOpen(true);
          }}
        >
          <Icon of={ClipboardPaste} className="size-5" /> {t('Paste from Telegram')}
        </Button>
      )}
    </div>
  );
}
