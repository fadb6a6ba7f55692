import { DraftOffer } from '@/selling/form/draft-offer';
import { PromoteForm } from '@/selling/form/promote-form';
import { useDrafts } from '@/selling/form/use-drafts';
import { focusMain } from '@/ui/focus-main';
import { PageHeading } from '@/ui/page-heading';
import { Skeleton } from '@/ui/load-states';
import { useNow } from '@/ui/use-now';

/** Where sellers post (docs/product.md, Posting). */
export default function FormPage() {
  const { drafts, editor, resume, discard, startNew, startOver } = useDrafts();
  const now = useNow();
  const onSent = () => {
    startOver();
    focusMain();
    window.scrollTo(0, 0);
  };
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading>Promote Your Product</PageHeading>
      <p className="mb-4 text-muted">
        Your post waits for verification before everyone sees it. The draft is kept on this device.
      </p>
      {editor ? (
        <PromoteForm key={editor.id} editor={editor} onSent={onSent} />
      ) : drafts ? (
        <DraftOffer
          drafts={drafts}
          now={now}
          onResume={(draft) => void resume(draft)}
          onDiscard={(draft) => void discard(draft)}
          onStartNew={startNew}
        />
      ) : (
        <div role="status" aria-label="Loading the form" className="flex flex-col gap-4">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  );
}
