import { ArrowLeft } from 'lucide';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { isRecord } from '@/lib/is-record';
import { Icon } from '@/ui/icon';

/** Whether the entry before this one is ours: the router counts its entries in `idx`. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.idx === 'number' && state.idx > 0;
}

/** To the previous page, else to the home page (spec section 2, Shell). */
export function BackButton() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => void (cameFromHere() ? navigate(-1) : navigate(paths.home))}
      className="tap -ml-2 inline-flex items-center gap-2 rounded-control px-2 text-muted hover:text-ink"
    >
      <Icon of={ArrowLeft} className="size-4" />
      Back
    </button>
  );
}
