import { plural, t } from '@/language/translate';
import { Button } from '@/ui/button';
import { EmptyNotice } from '@/ui/load-states';

interface AllHiddenProps {
  count: number;
  onShow: () => void;
}

/** In the place of a list all of whose offers are hidden. */
export const AllHidden = ({ count, onShow }: AllHiddenProps) => (
  <EmptyNotice message={plural(count, { one: '{count} hidden', other: '{count} hidden' })}>
    <p>{t('You have hidden what would stand here.')}</p>
    <Button className="mt-3" focusesMain onClick={onShow}>
      {t('Show them here')}
    </Button>
  </EmptyNotice>
);
