import { useState } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { writtenText } from '@/platform/text/text-language';
import { LinkedContacts } from '@/ui/linked-contacts';

/** Whether a text probably has more than twelve lines on the widest page. */
const isLong = (text: string) => text.length > 2000 || text.split('\n').length > 25;

/** A description. A long text is cut at twelve lines, so that the links below stay near. */
export function Description({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const canExpand = isLong(text);
  return (
    <div>
      <p
        {...writtenText(text)}
        className={classNames(
          'whitespace-pre-line [overflow-wrap:anywhere]',
          canExpand && !isExpanded && 'line-clamp-12',
        )}
      >
        <LinkedContacts text={text} />
      </p>
      {canExpand && (
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
          className="tap font-semibold text-brand"
        >
          {isExpanded ? t('Read less') : t('Read more')}
        </button>
      )}
    </div>
  );
}
