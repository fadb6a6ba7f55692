import { t } from '@/language/translate';
import { Conversation } from '@/requests/list/conversation';
import { PageHeading } from '@/ui/page-heading';

/** All requests as one conversation. The request box of each page adds to the conversation. */
export default function ChatPage() {
  return (
    <>
      <PageHeading lead={t('All requests as one conversation. Write in the box below.')}>
        {t('Chat')}
      </PageHeading>
      <Conversation />
    </>
  );
}
