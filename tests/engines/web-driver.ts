import { isRecord } from '@/platform/parse-values';

/** The key of an element in messages (W3C WebDriver, Elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The codes of special keys (W3C WebDriver, Keyboard actions). */
const specialKeys = { Enter: '\uE007', Escape: '\uE00C' } as const;

interface Command {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object;
  /** How long to wait for the response, in ms. The default is longer than a page may take to load. */
  limit?: number;
}

/**
 * How long to wait for a script, in ms. If the page enters the back/forward cache, WebKit loses the result and its
 * driver waits forever.
 */
const scriptLimit = 8000;

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** Sends a command to a driver and returns its `value`. Rejects with the driver's message. */
async function send(
  address: string,
  { method = 'POST', body = {}, limit = 40_000 }: Command = {},
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limit),
    ...(method === 'POST' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const value = fieldOf(await response.json(), 'value');
  if (!response.ok) throw new Error(`${fieldOf(value, 'error')}: ${fieldOf(value, 'message')}`);
  return value;
}

/** Opens a session with an engine's driver. */
export async function openSession(driver: string, capabilities: object) {
  const opened = await send(`${driver}/session`, { body: { capabilities: { alwaysMatch: capabilities } } });
  const session = `${driver}/session/${fieldOf(opened, 'sessionId')}`;
  await send(`${session}/timeouts`, { body: { script: 30_000, pageLoad: 30_000 } });
  const at = (path: string, command?: Command) => send(`${session}/${path}`, command);
  const run = (code: string) =>
    at('execute/sync', { body: { script: `return ${code}`, args: [] }, limit: scriptLimit });
  return {
    goTo: async (url: string) => void (await at('url', { body: { url } })),
    reload: async () => void (await at('refresh')),
    run,
    /** The element that the code returns; null if there is none. */
    async find(code: string) {
      const id = fieldOf(await run(code), elementKey);
      return id === undefined
        ? null
        : {
            click: async () => void (await at(`element/${id}/click`)),
            type: async (text: string) => void (await at(`element/${id}/value`, { body: { text } })),
          };
    },
    async press(key: keyof typeof specialKeys) {
      const value = specialKeys[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await at('actions', { body: { actions: [{ type: 'key', id: 'keyboard', actions }] } });
    },
    close: async () => void (await send(session, { method: 'DELETE' })),
  };
}
