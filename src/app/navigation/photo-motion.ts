import { paths } from '@/platform/paths';

/** In ms. */
const duration = 180;
/** How long a page may take to show its photo; one that comes later just stands there. */
const longestWait = 400;

/** The photo of the listing that a click opens, unless it is out of sight. */
function tappedPhoto(link: HTMLAnchorElement): HTMLImageElement | null {
  const photo = (link.closest('article') ?? link).querySelector('img');
  if (!photo?.complete || photo.naturalWidth === 0) return null;
  const { top, bottom } = photo.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? photo : null;
}

/**
 * Moves a copy of a photo from its place to that of another, which stands where it is, unseen, and gets every tap
 * meanwhile. Only transform and opacity change, which a slow phone does beside its other work.
 */
function fly(copy: HTMLImageElement, from: DOMRect, photo: HTMLElement): void {
  const to = photo.getBoundingClientRect();
  // The same shape in both places: a stretched photo looks broken.
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${to.x}px`,
    top: `${to.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    // One alone is shown whole on a desktop.
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
 * Lets the photo of a listing's page come from where its listing was tapped. Loaded after the listings: no first
 * visit waits for it. Not React's `ViewTransition`: it wants transitions, which the router avoids, and its
 * overlay swallows taps. Returns how to stop.
 */
export function startPhotoMotion(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
    if (!link || link.pathname !== paths.detail) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const photo = tappedPhoto(link);
    if (!photo) return;
    // Now, since the click takes the photo away.
    const from = photo.getBoundingClientRect();
    const copy = photo.cloneNode();
    const { href } = link;
    const end = performance.now() + longestWait;
    const look = () => {
      const opened = window.location.href === href && document.querySelector<HTMLElement>('[data-opens] img');
      if (opened && copy instanceof HTMLImageElement) fly(copy, from, opened);
      else if (performance.now() < end) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  // Ahead of the router, which draws the page within the click.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
