import { useSendText } from '@/requests/use-send-text';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/form-fields';
import { WaitNotice } from '@/ui/wait-notice';

/** 'What do you want to Buy/Sell?': the same requests as the box, with room for more words. */
export function MessageForm() {
  const { text, setText, sending, submit } = useSendText({ field: 'form', failureDuration: 2000 });
  return (
    <section aria-labelledby="buy-sell" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id="buy-sell" className="text-xl">
        What do you want to Buy/Sell?
      </h2>
      <p className="mb-3 text-sm text-muted">Everybody who visits can read it. Say how to reach you.</p>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextAreaField
          label="Message"
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={sending} className="self-start">
          {sending ? 'Sending...' : 'Submit'}
        </Button>
        {sending && <WaitNotice className="text-sm" />}
      </form>
    </section>
  );
}
