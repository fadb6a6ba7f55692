import { expect, vi } from 'vitest';

const complaints: string[] = [];

/** Collects what is written to the console as an error or a warning, in place of printing it. */
export function watchConsole(): void {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...words) => void complaints.push(words.map(String).join(' ')),
    );
  }
}

/** Expects one report that belongs to what the test does; every other one fails the test. */
export function expectComplaint(pattern: RegExp): void {
  const index = complaints.findIndex((complaint) => pattern.test(complaint));
  expect(index, `a report like ${pattern} among: ${complaints.join(' | ')}`).toBeGreaterThanOrEqual(0);
  complaints.splice(index, 1);
}

export function expectNoComplaints(): void {
  expect(complaints, 'nothing unexpected on the console').toEqual([]);
}
