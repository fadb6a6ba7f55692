let locks = 0;

/** Keeps the page from scrolling until the returned function is called, and every other lock is gone, in whatever order. */
export function lockScroll(): () => void {
  locks += 1;
  document.documentElement.style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.style.overflow = '';
  };
}
