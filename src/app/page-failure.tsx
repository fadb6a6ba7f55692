import { Button } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';

/** In place of a page that broke, or whose code could not be loaded. */
export function PageFailure() {
  return (
    <div role="alert" className="py-12 text-center">
      <PageHeading
        lead={
          <span className="mx-auto block">Something went wrong on our side, or the connection was lost.</span>
        }
      >
        This page could not be shown
      </PageHeading>
      <Button look="primary" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </div>
  );
}
