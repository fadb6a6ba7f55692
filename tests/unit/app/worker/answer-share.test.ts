import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerShare, isShare } from '@/app/worker/answer-share';
import { shareCache } from '@/config/share-target';
import { readShare } from '@/selling/share/read-share';
import { sharedForm, stubShareCaches, withKeptBodies } from '#tests/share-files';

const origin = 'https://gulit.example';
const letter = new File(['Dear friend'], 'letter.txt', { type: 'text/plain' });
const marked = (head = 'Offers\ngulit-offers/1') =>
  new File([`${head}\nAAAA\n`], 'gulit.txt', { type: 'application/octet-stream' });
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
  const opened = `303 ${origin}/from-a-friend`;
  const lost = `303 ${origin}/form?share=lost`;

  it('is kept, and leads to the form', async () => {
    expect(await ask(async () => sharedForm({ text: 'Sofa' }))).toBe(kept);
    expect([...(stored.get(shareCache.name)?.keys() ?? [])]).toEqual([shareCache.record]);
  });

  it('of nothing leads to the form, and keeps nothing', async () => {
    expect(await ask(async () => sharedForm({}))).toBe(kept);
    expect(stored.size).toBe(0);
  });

  it('of a file of a friend is kept, and leads to its page, which the form has nothing of', async () => {
    expect(await ask(async () => sharedForm({ text: 'Look' }, [letter, marked()]))).toBe(opened);
    expect([...(stored.get(shareCache.name)?.keys() ?? [])]).toEqual([shareCache.record, shareCache.offers]);
    expect(await readShare(Date.now())).toBeNull();
  });

  it.each([
    ['of another version', () => marked('gulit-offers/99'), opened],
    [
      'with more before the mark than is looked at',
      () => marked(`${'x'.repeat(4000)}\ngulit-offers/1`),
      kept,
    ],
    ['with the mark within a line', () => marked('see gulit-offers/1'), kept],
    ['without a mark', () => letter, kept],
  ])('of a file %s', async (_what, file, answer) => {
    expect(await ask(async () => sharedForm({}, [file()]))).toBe(answer);
  });

  it('of a photo leads to the form, whatever is beside it', async () => {
    const photo = new File(['a'], 'a.jpg', { type: 'image/jpeg' });
    expect(await ask(async () => sharedForm({}, [marked(), photo]))).toBe(kept);
  });

  it('of a file that finds no room leads to its page, which says how to open it by hand', async () => {
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    expect(await ask(async () => sharedForm({}, [marked()]))).toBe(opened);
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
