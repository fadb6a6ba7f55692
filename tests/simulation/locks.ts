import type { Clock } from './clock';

interface Request {
  name: string;
  grant: () => void;
  isAlive: () => boolean;
}

/** The Web Locks of one browser. */
export function createLocks(clock: Clock, random: () => number) {
  const held = new Map<string, Request>();
  let queue: Request[] = [];

  function grantNext(): void {
    queue = queue.filter(({ isAlive }) => isAlive());
    for (const [name, holder] of held) if (!holder.isAlive()) held.delete(name);
    for (const request of queue) {
      if (held.has(request.name)) continue;
      held.set(request.name, request);
      queue = queue.filter((one) => one !== request);
      clock.after(random() * 3, request.grant, request.isAlive);
    }
  }

  return {
    /** Call this when a page has closed. */
    grantNext,
    openFor: (isAlive: () => boolean) => ({
      request: <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
        new Promise((resolve, reject) => {
          const request: Request = {
            name,
            isAlive,
            grant: () => {
              const end = () => {
                if (held.get(name) === request) held.delete(name);
                grantNext();
              };
              work().then(resolve, reject).finally(end);
            },
          };
          queue.push(request);
          grantNext();
        }),
      query: () =>
        new Promise<{ held: { name: string }[] }>((resolve) => {
          const tell = () => resolve({ held: [...held.keys()].map((name) => ({ name })) });
          clock.after(random() * 3, tell, isAlive);
        }),
    }),
  };
}
