import { execSync } from 'node:child_process';

const pathOf = (command: string) => {
  try {
    return execSync(`command -v ${command}`, { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
};

/**
 * The path of Chromium; null for Playwright's own. The headless shell is preferred, because with it the tests take
 * three quarters of the time.
 */
export const browserPath = () =>
  process.env['CHROMIUM_PATH'] ?? pathOf('chromium-headless-shell') ?? pathOf('chromium');
