import { sessionStore, type Session } from './session';

/** How long a tap waits for the provider, in ms. */
const patience = 15_000;

/** The session once the provider has answered: a tap must not be refused because a slow network has not told yet. */
export function settledSession(): Promise<Session> {
  return new Promise((resolve) => {
    const finish = (session: Session) => {
      stop();
      clearTimeout(timer);
      resolve(session);
    };
    const check = () => {
      const session = sessionStore.read();
      if (session.status !== 'loading') finish(session);
    };
    const stop = sessionStore.subscribe(check);
    const timer = setTimeout(() => finish({ status: 'unavailable' }), patience);
    check();
  });
}
