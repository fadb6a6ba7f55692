import type { WindowSettings } from '../driver';
import type { Market } from '../market';
import type { Person } from '../person';

/** What a story needs and what happens in it; it fails by throwing. */
export interface Story {
  window?: Partial<Omit<WindowSettings, 'proxy'>>;
  /** What the console may say in this story; nothing else. */
  forgives?: RegExp;
  tell: (person: Person, market: Market) => Promise<void>;
}
