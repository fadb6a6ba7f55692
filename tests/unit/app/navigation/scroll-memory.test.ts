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
  ['after the browser has told of the scrolling', 'scroll'],
  ['where a link is followed before it has', 'click'],
])('scrolls a page to where it was left, %s', (_when, event) => {
  showEntry('list', false);
  window.scrollY = 1500;
  document.body.dispatchEvent(new Event(event, { bubbles: true }));
  pauseScrollMemory();
  showEntry('listing', false);
  expect(window.scrollY).toBe(0);
  pauseScrollMemory();
  showEntry('list', true);
  expect(window.scrollY).toBe(1500);
});

it("restores the position again when strict mode runs a page's effects twice", () => {
  showEntry('list', false);
  window.scrollY = 1500;
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  pauseScrollMemory();
  showEntry('listing', false);
  pauseScrollMemory();
  showEntry('list', true);
  expect(window.scrollY).toBe(1500);
  pauseScrollMemory();
  // The windowed grid starts at the earlier position.
  window.scrollY = 0;
  showEntry('list', true);
  expect(window.scrollY).toBe(1500);
});

it('leaves a page where the visitor has scrolled before it returns to its last position', () => {
  showEntry('list', false);
  window.scrollY = 1500;
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }));
  pauseScrollMemory();
  window.scrollY = 300;
  showEntry('list', true, true);
  expect(window.scrollY).toBe(300);
});
