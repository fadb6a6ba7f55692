import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseScrollMemory, showEntry, startScrollMemory } from '@/app/navigation/scroll-memory';

let stop = () => {};

beforeEach(() => {
  window.scrollY = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
    window.scrollY = Number(top);
  });
  stop = startScrollMemory();
});

afterEach(() => {
  pauseScrollMemory();
  stop();
  window.scrollY = 0;
});

it.each([
  ['after the browser has reported the scrolling', 'scroll'],
  ['before the browser has reported the scrolling', 'click'],
])('a page returns to its last position if it was left %s', (_when, event) => {
  showEntry({ key: 'list', isReturn: false });
  window.scrollY = 1500;
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  pauseScrollMemory();
  showEntry({ key: 'listing', isReturn: false });
  expect(window.scrollY).toBe(0);
  pauseScrollMemory();
  showEntry({ key: 'list', isReturn: true });
  expect(window.scrollY).toBe(1500);
});

it('a page restores its position again when strict mode runs its effects twice', () => {
  showEntry({ key: 'list', isReturn: false });
  window.scrollY = 1500;
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  pauseScrollMemory();
  showEntry({ key: 'listing', isReturn: false });
  pauseScrollMemory();
  showEntry({ key: 'list', isReturn: true });
  expect(window.scrollY).toBe(1500);
  pauseScrollMemory();
  // The windowed grid starts at the earlier position.
  window.scrollY = 0;
  showEntry({ key: 'list', isReturn: true });
  expect(window.scrollY).toBe(1500);
});

it('a page stays where the visitor has scrolled before its last position was restored', () => {
  showEntry({ key: 'list', isReturn: false });
  window.scrollY = 1500;
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  pauseScrollMemory();
  window.scrollY = 300;
  showEntry({ key: 'list', isReturn: true, isFirst: true });
  expect(window.scrollY).toBe(300);
});
