import type { WindowSettings } from '../driver';
import type { Market } from '../market';
import type { Person } from '../person';

/** A story: its needs and its steps. It fails by throwing. */
export interface Story {
  window?: Partial<Omit<WindowSettings, 'proxy'>>;
  /** The only messages that the console may have in this story. */
  forgives?: RegExp;
  tell: (person: Person, market: Market) => Promise<void>;
}
