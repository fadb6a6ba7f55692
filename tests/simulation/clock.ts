interface Event {
  at: number;
  run: () => void;
  /** Whether the event still happens. Events of closed pages are cancelled. */
  isDue: () => boolean;
}

const always = () => true;

/** Runs all microtasks. */
const drain = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** The clock of a simulated world. It jumps from one event to the next. */
export function createClock(start: number) {
  let now = start;
  let queue: Event[] = [];
  return {
    now: () => now,
    /** Schedules something in `delay` ms. Returns a function that cancels it. */
    after(delay: number, run: () => void, isDue: () => boolean = always): () => void {
      const event = { at: now + Math.max(0, delay), run, isDue };
      let index = queue.length;
      while (index > 0 && (queue[index - 1]?.at ?? 0) > event.at) index -= 1;
      queue.splice(index, 0, event);
      return () => {
        queue = queue.filter((one) => one !== event);
      };
    },
    /** Lets `duration` ms pass. */
    async advance(duration: number): Promise<void> {
      const end = now + duration;
      await drain();
      for (let next = queue[0]; next && next.at <= end; next = queue[0]) {
        queue.shift();
        now = next.at;
        if (!next.isDue()) continue;
        next.run();
        await drain();
      }
      now = end;
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
