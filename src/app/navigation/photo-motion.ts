import { paths } from '@/platform/paths';

/** In ms. */
const duration = 180;
/** How long a page may take to show its photo, in ms. A later one does not animate. */
const maxWait = 400;

/** The photo of the listing that a click opens, if it is visible. */
function tappedPhoto(link: HTMLAnchorElement): HTMLImageElement | null {
  const photo = (link.closest('article') ?? link).querySelector('img');
  if (!photo?.complete || photo.naturalWidth === 0) return null;
  const { top, bottom } = photo.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? photo : null;
}

/**
 * Animates a copy of a photo to the position of another, which stays invisible in place and receives taps. Only
 * transform and opacity change, which a slow phone composites without its main thread.
 */
function animateCopy(copy: HTMLImageElement, from: DOMRect, photo: HTMLElement): void {
  const to = photo.getBoundingClientRect();
  // Keep the shape: a stretched photo looks broken.
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    // A single picture is shown whole on a desktop.
    objectFit: getComputedStyle(photo).objectFit,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const timing = { duration, easing: 'ease-out' };
  const hidden = photo.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  const motion = copy.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    timing,
  );
  const end = () => {
    hidden.cancel();
    copy.remove();
  };
  motion.addEventListener('finish', end);
  motion.addEventListener('cancel', end);
}

/**
 * Animates a listing's photo from its list to its page. This code loads after the listings. React's `ViewTransition`
 * is unsuitable: it needs transitions, which the router avoids, and its overlay swallows taps. Returns a
 * function that stops it.
 */
export function startPhotoMotion(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
    if (!link || link.pathname !== paths.detail) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const photo = tappedPhoto(link);
    if (!photo) return;
    // Measured now, because the click removes the photo.
    const from = photo.getBoundingClientRect();
    const copy = photo.cloneNode();
    const { href } = link;
    const end = performance.now() + maxWait;
    const waitForPhoto = () => {
      const opened = window.location.href === href && document.querySelector<HTMLElement>('[data-opens] img');
      if (opened && copy instanceof HTMLImageElement) animateCopy(copy, from, opened);
      else if (performance.now() < end) requestAnimationFrame(waitForPhoto);
    };
    requestAnimationFrame(waitForPhoto);
  };
  // Capture phase, before the router renders the page within the click.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
