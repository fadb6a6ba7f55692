/**
 * Where other apps send what is shared with the installed app (`public/manifest.json`). It is no page: the worker
 * answers it, and where there is none the web server (docs/deploy.md, What a web server has to do).
 */
export const shareTarget = {
  path: '/share',
  /** The names of what is shared in the form that is sent. */
  fields: { title: 'title', text: 'text', url: 'url', files: 'media' },
  /** The page that takes it. */
  page: '/form',
  /** The same page with the mark by which it says that nothing came. */
  lostPage: '/form?share=lost',
  mark: { name: 'share', lost: 'lost' },
} as const;

/** Where the worker keeps what was shared until its page has taken it. */
export const shareCache = {
  /** The cache of the browser. */
  name: 'gulit-shared',
  /** The address in it of the record; its files lie below, by their number. */
  record: '/shared',
} as const;
