import { execSync } from 'node:child_process';

const pathOf = (command: string) => {
  try {
    return execSync(`command -v ${command}`, { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
};

/**
 * The path of Chromium, preferably of the headless shell, with which the suite takes three quarters of the time; null
 * for Playwright's own.
 */
export const browserPath = () =>
  process.env['CHROMIUM_PATH'] ?? pathOf('chromium-headless-shell') ?? pathOf('chromium');
