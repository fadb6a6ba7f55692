import { Plus } from 'lucide';
import { Link, useLocation } from 'react-router-dom';
import { usePageKind } from '@/app/routes/listing-routes';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { RequestBox } from '@/requests/request-box';
import { Announcer } from '@/ui/announcer';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Icon } from '@/ui/icon';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';

/** The bottom of the screen: the request box and, on lists and My posts on a phone, *Add Post*. */
function BottomBar() {
  const kind = usePageKind();
  const { pathname } = useLocation();
  return (
    <RequestBox
      beside={
        (kind || pathname === paths.myPosts) && (
          // A landmark: screen readers expect every part of a page in a landmark.
          <nav aria-label={t('Sell')} className="lg:hidden">
            <Link
              to={paths.form}
              className="tap inline-flex items-center gap-1.5 rounded-full bg-brand px-3 font-semibold text-on-brand shadow-floating max-[22rem]:text-sm"
            >
              <Icon of={Plus} className="size-4 max-[22rem]:hidden" />
              {t('Add Post')}
            </Link>
          </nav>
        )
      }
    />
  );
}

/**
 * The parts that follow every page. They load together: if only the announcements failed to load, the page would look
 * complete.
 */
export const LateShell = () => (
  <>
    {Object.entries({ Footer, BottomBar, Announcer, LanguageOffer }).map(([name, Part]) => (
      <ErrorBoundary key={name} fallback={null}>
        <Part />
      </ErrorBoundary>
    ))}
  </>
);
