import { expect, it, vi } from 'vitest';
import { createConditions, normalConditions } from '@/mocks/conditions/conditions';

const stormy = { network: 'offline', listings: 'many', texts: 'pseudo' } as const;

it('are normal in a new tab', () => {
  expect(createConditions().read()).toEqual(normalConditions);
});

it('are found again after a reload, in this tab alone', () => {
  createConditions().write(stormy);
  expect(createConditions().read()).toEqual(stormy);
  expect(localStorage).toHaveLength(0);
});

it('are found again when a log-out has cleared the session storage before the reload', () => {
  createConditions().write(stormy);
  sessionStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  expect(createConditions().read()).toEqual(stormy);
});

it.each(['{', '7', '{"network":"stormy","listings":"many"}'])('are normal where %s was kept', (kept) => {
  createConditions().write(stormy);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, kept);
  expect(createConditions().read()).toEqual(normalConditions);
});

it('last as long as the page where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  const conditions = createConditions();
  conditions.write(stormy);
  expect(conditions.read()).toEqual(stormy);
});

it('tell whoever listens', () => {
  const conditions = createConditions();
  const listener = vi.fn();
  conditions.subscribe(listener);
  conditions.write(stormy);
  expect(listener).toHaveBeenCalledOnce();
});
