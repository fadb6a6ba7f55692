import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Driver, Engine } from './driver';
import { startMarket, type Market } from './market';
import { createPerson } from './person';
import { browse } from './stories/browse';
import { nearbyWithoutPlace, nearbyWithPlace } from './stories/nearby';
import { post, postInPrivate } from './stories/posting';
import { backFromElsewhere, offline, request } from './stories/requests';
import type { Story } from './stories/story';
import { theme } from './stories/theme';

/** The stories of a person, each told in a window of a phone's size. */
const stories: Readonly<Record<string, Story>> = {
  'a buyer filters a list, opens an offer and its picture, and returns to the same place in the list': browse,
  'a buyer who allows the location sees the nearest offers first': nearbyWithPlace,
  'a buyer who denies the location chooses a town, and sees the offers around it': nearbyWithoutPlace,
  'a post with six photos survives a reload, and arrives once after a sign-in, upright and without camera data':
    post,
  'a post survives a reload in a private window, and arrives once after a sign-in': postInPrivate,
  'a request and a comment on a picture arrive once': request,
  'the chosen theme stays, and drop-down lists look like the fields beside them': theme,
  'Back keeps what was typed, but shows nothing of a session that has ended': backFromElsewhere,
  'without a connection the offers of the last visit show, and a request is sent once the connection is back':
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
    // A story that timed out leaves its window open.
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
