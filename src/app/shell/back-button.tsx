import { ArrowLeft } from 'lucide';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { hasEntryBefore } from '@/lib/history-entries';
import { Icon } from '@/ui/icon';

/** To the previous page, else to the home page (docs/product.md, Shell and navigation). */
export function BackButton() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => void (hasEntryBefore() ? navigate(-1) : navigate(paths.home))}
      className="tap -ml-2 inline-flex items-center gap-2 rounded-control px-2 text-muted hover:text-ink"
    >
      <Icon of={ArrowLeft} className="size-4" />
      Back
    </button>
  );
}
