const patience = { tries: 50, milliseconds: 5 };

/** Waits until a closing overlay has gone back in history. Otherwise it would do so during the next test. */
export async function settleHistory(): Promise<void> {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    if (window.history.state?.overlay !== true) return;
    await new Promise((resolve) => setTimeout(resolve, patience.milliseconds));
  }
}
