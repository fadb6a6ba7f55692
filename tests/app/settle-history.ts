const patience = { tries: 50, milliseconds: 5 };

/**
 * Waits for the step back of a closing overlay: it is a task of its own, and would otherwise move the next test's app.
 */
export async function settleHistory(): Promise<void> {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    if (window.history.state?.overlay !== true) return;
    await new Promise((resolve) => setTimeout(resolve, patience.milliseconds));
  }
}
