import { execFile } from 'node:child_process';

/** Runs a tool of `tools/` as `npm run` does. Returns its output, and whether it succeeded. */
export const runTool = (tool: string, ...words: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, [`tools/${tool}`, ...words], (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 99) : 0;
      resolve({ code, text: stdout + stderr });
    });
  });
