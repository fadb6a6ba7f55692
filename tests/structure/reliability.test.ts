import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { renderReliability } from '#tests/faults/render-reliability';

const page = 'docs/reliability.md';

describe('docs/reliability.md', () => {
  it('says what the table of faults says; `npm run reliability` makes it anew', async () => {
    const settings = await resolveConfig(page);
    const made = await format(renderReliability(), { ...settings, parser: 'markdown' });
    expect(readFileSync(page, 'utf8')).toBe(made);
  });
});
