import { isClerkAPIResponseError, isClerkRuntimeError } from '@clerk/clerk-react/errors';
import { message, t } from '@/language/translate';
import { useSingleMutation } from '@/api/use-single-mutation';
import { withTimeout } from '@/platform/with-timeout';
import { limitText } from '@/platform/limit-text';
import { type ProviderWords, useProviderWords } from './provider-words';

/** The most characters of the provider's message that are shown, as many as of a server's message about a post. */
const maxMessageLength = 600;

/** The provider answers in English; its own forms look up the codes of its answers in this way. */
function translateCode(words: ProviderWords, code: string, field = ''): string | undefined {
  const texts = new Map<string, unknown>(Object.entries(words.unstable__errors ?? {}));
  const text = texts.get(`${code}__${field}`) ?? texts.get(code);
  return typeof text === 'string' ? text : undefined;
}

/** What is wrong, in words for people in the language on the screen. */
export class AttemptError extends Error {}

export const offlineText = message('❌ No internet connection. Please check your connection and try again.');

/** Of a call that never reached the provider; some networks are down without the browser's knowing. */
const isLost = (error: unknown): boolean =>
  !navigator.onLine ||
  (error instanceof Error && isClerkRuntimeError(error) && error.code === 'network_error');

/** What the provider says is wrong, the first of it; `otherwise` where it says nothing for people. */
function providerMessage(error: unknown, words: ProviderWords, otherwise: string): string {
  // `isClerkAPIResponseError` itself throws on undefined and null.
  if (error instanceof AttemptError) return error.message;
  if (!error || !isClerkAPIResponseError(error)) return isLost(error) ? t(offlineText) : otherwise;
  const [first] = error.errors;
  const translated = first && translateCode(words, first.code, first.meta?.paramName);
  return limitText(translated || first?.longMessage || first?.message || otherwise, maxMessageLength);
}

/** How long a call to the provider is waited for, in ms: its SDK has no limit of its own. */
const timeout = 30_000;

/**
 * Runs one call to the provider at a time, and says what went wrong with the last in words for people;
 * `otherwise` is a marked text.
 */
export function useAttempt(otherwise: string) {
  const words = useProviderWords();
  const { run, isRunning, isError, error } = useSingleMutation({
    mutationFn: (work: () => Promise<void>) => withTimeout(work(), timeout),
    // Most are wrong passwords and codes, which the form says.
    onError: () => {},
  });
  const text = isError ? providerMessage(error, words, t(otherwise)) : null;
  return { running: isRunning, error: text, attempt: run };
}

/** What went wrong in a step of the sign-up, read out at once. */
export function SignUpError({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && <p className="text-sm font-semibold text-sale">{text}</p>}
    </div>
  );
}
