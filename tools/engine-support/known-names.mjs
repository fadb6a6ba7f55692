const own = 'a name of our own or of a library, no API of a browser';
const lookedFor = 'looked for before it is used';
const extra = 'nothing is lost without it';
const touch = 'only where fingers are, and with a look at whether it is there';
const offered = 'React names it; our code sets it nowhere or can do without';

const all = (reason, names) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, reason]);

/** What the build names and the oldest engines lack, and why that is no fault. */
export const knownNames = new Map([
  ...all(
    own,
    `failureReason productId createContext displayName isValid containerId productName setStatus initialValue requestId
    scrollMargin isError isVisible responseStatus fullName addHandler toArray isActive orientation`,
  ),
  // Of styles, where they are old.
  ...all(own, 'marginLeft marginRight marginTop marginBottom maxWidth minWidth maxHeight cssFloat'),
  ...all(
    lookedFor,
    `checkVisibility window.requestIdleCallback window.cancelIdleCallback requestIdleCallback cancelIdleCallback Intl.Segmenter
    navigator.share navigator.canShare navigator.connection effectiveType saveData createPolicy setImmediate startViewTransition
    getType readText skipTransition canIntercept navigation currentEntry navigationType viewTransition fromElement`,
  ),
  ...all(touch, 'changedTouches TouchEvent sourceCapabilities firesTouchEvents'),
  ...all(extra, 'imageSmoothingQuality movementX movementY playsInline'),
  ...all(offered, 'fetchPriority imageSizes'),
]);

/** The same of properties of styles. */
export const knownStyles = new Map([
  ...all(
    extra,
    'accent-color overflow-anchor overscroll-behavior overscroll-behavior-x resize scrollbar-gutter scrollbar-width text-wrap',
  ),
  // Each engine has it under its own prefix, or none resizes texts.
  ...all(extra, 'text-size-adjust'),
  // In `:is()`, which forgives what an engine does not know, or in a rule of their own.
  ...all(extra, ':has :open :popover-open :selection'),
  // Of Leaflet, for browsers that are gone.
  ...all(extra, 'behavior'),
]);
