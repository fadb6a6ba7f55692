import { ChevronLeft, ChevronRight } from 'lucide';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface SlideArrowsProps {
  current: number;
  count: number;
  onGo: (index: number) => void;
}

const arrowClass =
  'absolute top-1/2 -translate-y-1/2 rounded-full! bg-surface shadow-floating disabled:opacity-40 max-lg:hidden';

/** The buttons to step through the slides; a phone has none, because there they are swiped. */
export function SlideArrows({ current, count, onGo }: SlideArrowsProps) {
  if (count < 2) return null;
  return (
    <>
      <IconButton
        label="Previous picture"
        icon={<Icon of={ChevronLeft} />}
        disabled={current === 0}
        onClick={() => onGo(current - 1)}
        className={`${arrowClass} left-3`}
      />
      <IconButton
        label="Next picture"
        icon={<Icon of={ChevronRight} />}
        disabled={current === count - 1}
        onClick={() => onGo(current + 1)}
        className={`${arrowClass} right-3`}
      />
    </>
  );
}
