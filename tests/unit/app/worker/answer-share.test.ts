import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerShare, isShare } from '@/app/worker/answer-share';
import { shareCache } from '@/config/share-target';
import { sharedForm, stubShareCaches, withKeptBodies } from '#tests/share-files';

const origin = 'https://gulit.example';
const request = { method: 'POST', destination: 'document', url: `${origin}/share` };

describe('the one POST that the worker answers', () => {
  it.each([
    [{}, true],
    [{ method: 'GET' }, false],
    [{ destination: '' }, false],
    [{ destination: 'iframe' }, false],
    [{ url: `${origin}/share/more` }, false],
    [{ url: `${origin}/share?x=1` }, false],
    [{ url: `${origin}/api/products/` }, false],
    [{ url: 'https://other.example/share' }, false],
  ])('with %j: %s', (change, isAnswered) => {
    expect(isShare({ ...request, ...change }, origin)).toBe(isAnswered);
  });
});

describe('a share', () => {
  let stored: ReturnType<typeof stubShareCaches>;
  beforeEach(() => {
    stored = stubShareCaches();
  });

  async function ask(form: () => Promise<FormData>) {
    const asked = Object.assign(new Request(request.url, { method: 'POST' }), { formData: form });
    const { status, headers } = await withKeptBodies(() => answerShare(asked));
    return `${status} ${headers.get('location')}`;
  }
  const kept = `303 ${origin}/form`;
  const lost = `303 ${origin}/form?share=lost`;

  it('is kept, and leads to the form', async () => {
    expect(await ask(async () => sharedForm({ text: 'Sofa' }))).toBe(kept);
    expect([...(stored.get(shareCache.name)?.keys() ?? [])]).toEqual([shareCache.record]);
  });

  it('of nothing leads to the form, and keeps nothing', async () => {
    expect(await ask(async () => sharedForm({}))).toBe(kept);
    expect(stored.size).toBe(0);
  });

  it('that is no form, or finds no room, leads to the form as lost', async () => {
    expect(await ask(() => Promise.reject(new TypeError('No form.')))).toBe(lost);
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    expect(await ask(async () => sharedForm({ text: 'Sofa' }))).toBe(lost);
  });

  it('leads to the form as lost where the device does not answer', async () => {
    vi.useFakeTimers();
    vi.spyOn(caches, 'delete').mockReturnValue(new Promise(() => {}));
    const answer = ask(async () => sharedForm({ text: 'Sofa' }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answer).toBe(lost);
  });
});
