import { isClerkAPIResponseError, isClerkRuntimeError } from '@clerk/clerk-react/errors';
import { useSingleMutation } from '@/api/use-single-mutation';
import { t } from '@/language/translate';
import { withTimeout } from '@/platform/scheduling';
import { limitText } from '@/platform/text/limit-text';
import { offlineMessage } from './provider-failure';
import { useProviderTexts, type ProviderTexts } from './provider-texts';

/** How many characters of a provider's message are shown: the same limit as for the server's message about a post. */
const maxMessageLength = 600;

/** Looks up the text of an error code, as the provider's own forms do. The response is always in English. */
function translateCode(texts: ProviderTexts, code: string, field = ''): string | undefined {
  const errors = new Map<string, unknown>(Object.entries(texts.unstable__errors ?? {}));
  const text = errors.get(`${code}__${field}`) ?? errors.get(code);
  return typeof text === 'string' ? text : undefined;
}

/** An error whose message is written for people, in the current language. */
export class ReadableError extends Error {}

/** Whether a call never reached the provider. The browser does not notice every lost connection. */
const isConnectionError = (error: unknown): boolean =>
  !navigator.onLine ||
  (error instanceof Error && isClerkRuntimeError(error) && error.code === 'network_error');

function providerMessage(error: unknown, texts: ProviderTexts, fallbackMessage: string): string {
  if (error instanceof ReadableError) return error.message;
  // `isClerkAPIResponseError` throws on undefined and null.
  if (!error || !isClerkAPIResponseError(error))
    return isConnectionError(error) ? t(offlineMessage) : fallbackMessage;
  const [first] = error.errors;
  const translated = first && translateCode(texts, first.code, first.meta?.paramName);
  return limitText(translated || first?.longMessage || first?.message || fallbackMessage, maxMessageLength);
}

/** The timeout of a call to the provider, in ms. Its SDK has none of its own. */
const callTimeout = 30_000;

/** Runs one call to the provider at a time, and describes the last failure. `fallbackMessage` is in English. */
export function useProviderCall(fallbackMessage: string) {
  const texts = useProviderTexts();
  const { run, isRunning, isError, error } = useSingleMutation({
    mutationFn: (work: () => Promise<void>) => withTimeout(work(), callTimeout),
    // Not logged: most failures are wrong passwords and codes, which the form shows.
    onError: () => {},
  });
  const text = isError ? providerMessage(error, texts, t(fallbackMessage)) : null;
  return { isRunning, error: text, run };
}

export function ProviderCallAlert({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && <p className="text-sm font-semibold text-sale">{text}</p>}
    </div>
  );
}
