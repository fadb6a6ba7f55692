import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Driver, Engine } from './driver';
import { startMarket, type Market } from './market';
import { createPerson } from './person';
import { storyTable, type EngineName, type StoryName } from './story-table';
import { browse } from './stories/browse';
import { nearbyWithoutPlace, nearbyWithPlace } from './stories/nearby';
import { postInPrivate, postSignedIn, postSignedOut } from './stories/posting';
import { backFromElsewhere, offline, request } from './stories/requests';
import { cartToCheckout } from './stories/shop';
import type { Story } from './stories/story';
import { theme } from './stories/theme';

const stories: Readonly<Record<StoryName, Story>> = {
  browse,
  'nearby with a place': nearbyWithPlace,
  'nearby without a place': nearbyWithoutPlace,
  'post signed in': postSignedIn,
  'post signed out': postSignedOut,
  'post in a private window': postInPrivate,
  request,
  cart: cartToCheckout,
  theme,
  'back from elsewhere': backFromElsewhere,
  offline,
};

const isStory = (name: string): name is StoryName => name in stories;

/** Runs every story of the table in an engine, each in its own window. */
export function tellStories(name: EngineName, start: () => Promise<Engine>): void {
  describe(name, () => {
    let market: Market | undefined;
    let engine: Engine | undefined;
    let driver: Driver | undefined;
    beforeAll(async () => {
      [market, engine] = await Promise.all([startMarket(inject('engineBuild')), start()]);
    });
    // Also after a story that timed out.
    afterEach(() => driver?.close());
    afterAll(async () => {
      await engine?.close();
      await market?.close();
    });

    it.each(Object.keys(storyTable).filter(isStory))('%s', async (storyName) => {
      if (!market || !engine) throw new Error('Nothing has started.');
      const { window, forgives, tell } = stories[storyName];
      market.provider.forget();
      market.reach(true);
      driver = await engine.openWindow({
        width: 360,
        height: 740,
        place: null,
        isPrivate: false,
        ...window,
        proxy: market.proxy,
      });
      await tell(createPerson(driver, market), market);
      expect(driver.complaints().filter((line) => !forgives?.test(line))).toEqual([]);
    });
  });
}
