import { expect, vi } from 'vitest';

const complaints: string[] = [];

/** Collects errors and warnings of the console instead of printing them. */
export function watchConsole(): void {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...words) => void complaints.push(words.map(String).join(' ')),
    );
  }
}

/** Expects a report in the console that the test causes. Any other report fails the test. */
export function expectComplaint(pattern: RegExp): void {
  const index = complaints.findIndex((complaint) => pattern.test(complaint));
  expect(index, `a report like ${pattern} among: ${complaints.join(' | ')}`).toBeGreaterThanOrEqual(0);
  complaints.splice(index, 1);
}

export function expectNoComplaints(): void {
  expect(complaints, 'nothing unexpected on the console').toEqual([]);
}
