import { useState } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { ContactLinks } from '@/ui/contact-links';
import { writtenText } from '@/platform/text/text-language';

/** Roughly longer than twelve lines of the widest page. */
const isLong = (text: string) => text.length > 2000 || text.split('\n').length > 25;

/** The description with its line breaks, cut at twelve lines so that the links below stay within reach. */
export function Description({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = isLong(text);
  return (
    <div>
      <p
        {...writtenText(text)}
        className={classNames(
          'whitespace-pre-line [overflow-wrap:anywhere]',
          long && !whole && 'line-clamp-12',
        )}
      >
        <ContactLinks text={text} />
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="tap font-semibold text-brand"
        >
          {whole ? t('Read less') : t('Read all')}
        </button>
      )}
    </div>
  );
}
