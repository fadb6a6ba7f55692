import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pauseScrollMemory, showEntry } from '@/app/navigation/scroll-memory';
import { useHiddenByScroll } from '@/app/shell/use-hidden-by-scroll';
import { writeHistoryEntry } from '@/platform/history-entries';
import { scrollByApp } from '@/ui/app-scroll';

const scrollY = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true, writable: true });

function scrollTo(top: number): void {
  scrollY(top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => void scrollY(0));

describe('the bar', () => {
  it.each([
    ['10 px down', [4, 10], false],
    ['11 px down', [4, 11], true],
    ['11 px down, after it was scrolled up', [200, 150, 161], true],
    ['10 px down, after it was scrolled up', [200, 150, 160], false],
    ['1 px up', [200, 199], false],
    ['back at the top', [200, 0], false],
    ['a jump of more than a screen, as the scrollbar makes it', [3000], true],
  ] as const)(
    'hides on the way down and shows on the way up (%s): scrolled to %j, hidden: %j',
    (_what, tops, isHidden) => {
      const bar = { current: document.createElement('header') };
      const { result } = renderHook(() => useHiddenByScroll(bar));
      for (const top of tops) scrollTo(top);
      expect(result.current).toBe(isHidden);
    },
  );

  it.each([
    ['stays while it has the keyboard focus', 'keydown', false],
    ['hides although a control in it keeps the focus after a tap', 'pointerdown', true],
  ])('%s', (_what, press, isHidden) => {
    const bar = { current: document.createElement('header') };
    const field = bar.current.appendChild(document.createElement('input'));
    document.body.append(bar.current);
    const { result } = renderHook(() => useHiddenByScroll(bar));
    act(() => {
      document.body.dispatchEvent(new Event(press, { bubbles: true }));
      field.focus();
    });
    scrollTo(200);
    expect(result.current).toBe(isHidden);
    // Typing into the focused field shows the bar.
    act(() => void field.dispatchEvent(new Event('keydown', { bubbles: true })));
    expect(result.current).toBe(false);
    bar.current.remove();
  });

  it('ignores scrolling by a list that measures its lines', async () => {
    const bar = { current: document.createElement('header') };
    const { result } = renderHook(() => useHiddenByScroll(bar));
    scrollTo(4);
    scrollByApp(() => scrollY(90));
    scrollTo(90);
    expect(result.current).toBe(false);
    await new Promise(requestAnimationFrame);
    scrollTo(101);
    expect(result.current).toBe(true);
    scrollByApp(() => scrollY(50));
    scrollTo(50);
    expect(result.current).toBe(true);
    await new Promise(requestAnimationFrame);
    // The visitor scrolls up by 1 px in the same frame.
    scrollByApp(() => scrollY(40));
    scrollTo(39);
    expect(result.current).toBe(false);
  });

  it('does not change while the page restores its scroll position', async () => {
    const bar = { current: document.createElement('header') };
    const { result } = renderHook(() => useHiddenByScroll(bar));
    vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => void scrollY(Number(top)));
    writeHistoryEntry('left', 'scroll', 3000);
    showEntry({ key: 'left', isReturn: true });
    scrollTo(3000);
    expect(result.current).toBe(false);
    pauseScrollMemory();
    await new Promise(requestAnimationFrame);
    scrollTo(3011);
    expect(result.current).toBe(true);
  });
});
