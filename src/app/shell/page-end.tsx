import { Announcer } from '@/ui/announcer';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';
import { Plus } from 'lucide';
import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { usePageKind } from '@/app/routes/find-route';
import { paths } from '@/platform/paths';
import { RequestBox } from '@/requests/request-box';
import { Icon } from '@/ui/icon';

/** What stands at the end of the screen: the request box and, on lists on a phone, the way to post. */
function BottomBar() {
  const kind = usePageKind();
  return (
    <RequestBox
      beside={
        kind && (
          // A landmark: no part of a page may stand outside of one for screen readers.
          <nav aria-label={t('Sell')} className="lg:hidden">
            <Link
              to={paths.form}
              className="tap inline-flex items-center gap-1.5 rounded-full bg-brand px-3 font-semibold text-on-brand shadow-floating max-[22rem]:text-sm"
            >
              <Icon of={Plus} className="size-4" />
              {t('Add Post')}
            </Link>
          </nav>
        )
      }
    />
  );
}

/**
 * What stands after every page, loaded late in one part: one by one, a connection that is lost in between would
 * leave a page that looks whole and announces nothing.
 */
export const PageEnd = () => (
  <>
    <ErrorBoundary fallback={null}>
      <Footer />
    </ErrorBoundary>
    <ErrorBoundary fallback={null}>
      <BottomBar />
    </ErrorBoundary>
    <ErrorBoundary fallback={null}>
      <Announcer />
    </ErrorBoundary>
    <ErrorBoundary fallback={null}>
      <LanguageOffer />
    </ErrorBoundary>
  </>
);
