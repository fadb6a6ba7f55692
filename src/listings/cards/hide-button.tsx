import { EyeOff } from 'lucide';
import { t } from '@/language/translate';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface HideButtonProps {
  name: string;
  isHiding: boolean;
  onClick: () => void;
}

/** Asks how a listing is to be left out of lists. */
export const HideButton = ({ name, isHiding, onClick }: HideButtonProps) => (
  <Button
    aria-label={t('Leave {name} out of lists', { name })}
    title={t('Leave out of lists')}
    aria-expanded={isHiding}
    className="flex-none! px-2.5! max-[26rem]:px-1.5!"
    onClick={onClick}
  >
    <Icon of={EyeOff} className="size-4 shrink-0" />
  </Button>
);
