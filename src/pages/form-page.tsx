import { useSession } from '@/account/session';
import { t } from '@/language/translate';
import { draftsAreStored } from '@/selling/drafts/draft-store';
import { DraftList } from '@/selling/form/draft-list';
import { PostForm } from '@/selling/form/post-form';
import { useDrafts } from '@/selling/form/use-drafts';
import { focusMain } from '@/ui/focus';
import { Loading } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { useStore } from '@/ui/use-store';

export default function FormPage() {
  const { editor, drafts, open, discard, startOver } = useDrafts();
  const isStored = useStore(draftsAreStored);
  const { status } = useSession();
  const onSent = () => {
    startOver();
    focusMain();
    window.scrollTo(0, 0);
  };
  return (
    <div className="max-w-2xl">
      <PageHeading
        lead={
          isStored
            ? t('We verify your post before everyone sees it. The draft is saved on this device.')
            : t(
                'We verify your post before everyone sees it. The draft is saved only while this page stays open.',
              )
        }
      >
        {t('Promote Your Product')}
      </PageHeading>
      {status === 'not-set-up' && (
        <p className="mb-4 rounded-control border border-sale p-3 text-sm">
          {t(
            "You can't post here yet, because sign-in isn't set up on this site. What you write stays a draft.",
          )}
        </p>
      )}
      {editor && <PostForm key={editor.id} editor={editor} onSent={onSent} />}
      {!editor && drafts && (
        <DraftList
          drafts={drafts}
          onResume={(draft) => void open(draft)}
          onDiscard={(id) => void discard(id)}
          onStartNew={() => void open()}
        />
      )}
      {!editor && !drafts && <Loading label={t('Loading the form')} className="h-96" />}
    </div>
  );
}
