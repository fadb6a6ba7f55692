import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Driver, Engine } from './driver';
import { startMarket, type Market } from './market';
import { createPerson } from './person';
import { browse } from './stories/browse';
import { nearbyWithoutPlace, nearbyWithPlace } from './stories/nearby';
import { postInPrivate, postSignedIn, postSignedOut } from './stories/posting';
import { backFromElsewhere, offline, request } from './stories/requests';
import type { Story } from './stories/story';
import { theme } from './stories/theme';

/** The steps of a person, each story in its own window of a phone's size. */
const stories: Readonly<Record<string, Story>> = {
  'Browse, filter, open an offer, zoom its picture, and go back to the place in the list': browse,
  'Nearby offers, nearest first, where the device says where it is': nearbyWithPlace,
  'Nearby offers around a town picked by hand, where the device may not say where it is': nearbyWithoutPlace,
  'A post with six photos, signed in: on the server once, upright and without EXIF': postSignedIn,
  'A draft with six photos over a reload, submitted signed out, on the server once after the sign-in':
    postSignedOut,
  'A draft with six photos over a reload, and its post, in a private window': postInPrivate,
  'A request to the market and a comment on a picture': request,
  'The theme chosen and kept, with choices drawn as the fields beside them': theme,
  'A page that comes back out of the back/forward cache: what was typed, and no session that has ended meanwhile':
    backFromElsewhere,
  'A return without a connection to the offers of the last visit, and a request sent once it is back':
    offline,
};

/** Runs every story of the table in an engine, each in its own window. */
export function tellStories(name: string, start: () => Promise<Engine>): void {
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

    it.each(Object.entries(stories))('%s', async (_title, { window, forgives, tell }) => {
      if (!market || !engine) throw new Error('Nothing has started.');
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
