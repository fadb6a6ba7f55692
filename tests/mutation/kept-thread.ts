import {
  ThreadsPoolWorker,
  type PoolOptions,
  type TestProject,
  type Vitest,
  type WorkerRequest,
} from 'vitest/node';

type Listener = Parameters<ThreadsPoolWorker['on']>;

/**
 * A worker that outlives its run: Stryker starts one for each mutant, and to load the document and the
 * libraries anew takes ten times as long as the tests. Vitest believes that it has stopped; `reset-modules.ts`
 * forgets what the last mutant has loaded.
 */
class KeptThread extends ThreadsPoolWorker {
  #listeners: Listener[] = [];
  #isStarted = false;

  override async start(): Promise<void> {
    if (!this.#isStarted) await super.start();
  }

  override on(...listener: Listener): void {
    this.#listeners.push(listener);
    super.on(...listener);
  }

  override send(message: WorkerRequest): void {
    if (message.type === 'stop') return this.#answer('stopped');
    if (message.type === 'start') {
      if (this.#isStarted) return this.#answer('started');
      this.#isStarted = true;
      // It would hold for every later mutant: all tests of the named files run.
      message.context.config.testNamePattern = undefined;
    }
    super.send(message);
  }

  override async stop(): Promise<void> {
    for (const listener of this.#listeners) super.off(...listener);
    this.#listeners = [];
  }

  async end(): Promise<void> {
    if (this.#isStarted) await super.stop();
  }

  #answer(type: 'started' | 'stopped'): void {
    for (const [event, listener] of this.#listeners)
      if (event === 'message') listener({ type, __vitest_worker_response__: true });
  }
}

let kept: KeptThread | null = null;

/** A Vitest plugin that runs all tests in one kept thread; Stryker itself asks for `threads`. */
export const keepThread = {
  name: 'gulit:kept-thread',
  configureVitest({ project, vitest }: { project: TestProject; vitest: Vitest }) {
    project.config.pool = 'kept';
    project.config.poolRunner = {
      name: 'kept',
      createPoolWorker: (options: PoolOptions) => (kept ??= new KeptThread(options)),
    };
    vitest.onClose(() => kept?.end());
  },
};
