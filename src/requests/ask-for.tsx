import { MessageCirclePlus } from 'lucide';
import { t } from '@/language/translate';
import { limitText } from '@/platform/text/limit-text';
import { useUnsentText } from '@/requests/sending/use-send-text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** The `id` attribute of the request box's field. */
export const requestFieldId = 'request-field';

/** In characters. */
const maxRequestLength = 300;

/** A button that adds the text of a search to the request box, and opens the box. */
export function AskFor({ text }: { text: string }) {
  const searchText = limitText(text, maxRequestLength);
  const { text: typed, setText } = useUnsentText({ kind: 'box' });
  const openRequestBox = () => {
    // A second tap must not append the text again.
    if (!typed.includes(searchText)) setText(typed === '' ? searchText : `${typed} ${searchText}`);
    document.getElementById(requestFieldId)?.focus();
  };
  return (
    <div className="mt-8 rounded-card border border-line bg-surface p-4">
      <p className="mb-3 text-muted">{t("Can't find it? Post a request. Sellers read them and answer.")}</p>
      <Button variant="primary" className="max-w-full" onClick={openRequestBox}>
        <Icon of={MessageCirclePlus} className="size-4 shrink-0" />
        <span dir="auto" className="truncate">
          {searchText ? t('Ask for "{text}"', { text: searchText }) : t('Ask for it')}
        </span>
      </Button>
    </div>
  );
}
