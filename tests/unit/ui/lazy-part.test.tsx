import { render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from '@/ui/lazy-part';
import { expectComplaint } from '#tests/app/complaints';

afterEach(() => vi.unstubAllGlobals());

/** Renders as in a browser. Within `act`, React would show everything at once. */
function renderWithoutAct(Part: () => React.ReactNode) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(<Part />);
  return { page, end: () => (root.unmount(), page.remove()) };
}

it('a lazy part shows as soon as its code has loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let arrive: (part: () => string) => void = () => {};
  const Part = lazyPart(() => new Promise<() => string>((resolve) => (arrive = resolve)), {
    fallback: 'Loading',
  });
  const { page, end } = renderWithoutAct(() => <Part />);
  await vi.waitFor(() => expect(page).toHaveTextContent('Loading'), { interval: 1 });
  arrive(() => 'The part');
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(page).toHaveTextContent('The part');
  end();
});

it('a lazy part fetches its code once, and each caller waits until the code has loaded', async () => {
  let arrive: (part: () => string) => void = () => {};
  const load = vi.fn(() => new Promise<() => string>((resolve) => (arrive = resolve)));
  const { code } = lazyPart(load);
  const requests = [code.fetch(), code.fetch()].map(async (request) => {
    await request;
    return code.state.read().isLoaded;
  });
  await new Promise((resolve) => setImmediate(resolve));
  arrive(() => 'The part');
  expect(await Promise.all(requests)).toEqual([true, true]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a lazy part whose code failed is fetched again when it opens again', async () => {
  const answers = [() => Promise.reject(new Error('No connection.')), async () => () => 'The part'];
  const Part = lazyPart(() => (answers.shift() ?? (() => Promise.reject(new Error('Asked too often.'))))(), {
    fallback: 'Loading',
    failure: 'Not here',
  });
  const first = render(<Part />);
  expect(await screen.findByText('Not here')).toBeVisible();
  expectComplaint(/No connection/);
  first.unmount();
  render(<Part />);
  expect(await screen.findByText('The part')).toBeVisible();
  expect(answers).toEqual([]);
});
