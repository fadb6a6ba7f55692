const patience = { tries: 50, milliseconds: 5 };

/** A closing overlay goes back in history a moment later, which would affect the next test. This waits for it. */
export async function settleHistory(): Promise<void> {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    if (window.history.state?.overlay !== true) return;
    await new Promise((resolve) => setTimeout(resolve, patience.milliseconds));
  }
}
