import type { DraftStore } from '@/selling/drafts/indexed-db-store';

/** A store that can stop responding. Its calls then wait until the test releases them. */
export function createSilentStore(browser: DraftStore) {
  let isSilent = false;
  const waiting: (() => void)[] = [];
  const late =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    (...given: Given): Promise<Answer> =>
      isSilent
        ? new Promise((resolve, reject) => {
            waiting.push(() => void call(...given).then(resolve, reject));
          })
        : call(...given);
  const store: DraftStore = {
    posts: late(browser.posts),
    putPost: late(browser.putPost),
    changePost: late(browser.changePost),
    removePost: late(browser.removePost),
    file: late(browser.file),
  };
  return {
    store,
    fallSilent: () => {
      isSilent = true;
    },
    /** Releases `count` waiting calls, or all of them and all later ones. */
    answer(count = Infinity): void {
      if (count === Infinity) isSilent = false;
      for (const call of waiting.splice(0, count)) call();
    },
  };
}
