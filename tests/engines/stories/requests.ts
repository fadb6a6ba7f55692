import { expect } from 'vitest';
import { commentsPath } from '@/platform/paths';
import { byLabel, byRole, byText } from '../query';
import type { Story } from './story';

const box = byRole('textbox', 'Your request');

export const request: Story = {
  async tell(person, market) {
    await person.signInBefore('hana@example.com');
    await person.open('/services');
    await person.fill(box, 'A boat for Saturday');
    await person.press('Enter');
    await person.see(byText('✅ Message submitted!'));
    expect((await market.entries()).filter(({ message }) => message === 'A boat for Saturday')).toHaveLength(
      1,
    );

    const sofa = (await market.listings()).find((listing) => listing.product_name === 'Three-Seat Sofa');
    const image = sofa?.images[1]?.id ?? NaN;
    await person.open(commentsPath(String(sofa?.id), String(image)));
    await person.fill(byRole('textbox', 'Your comment'), 'Is the blue one left?');
    await person.click(byRole('button', 'Comment'));
    await person.see(byText('✅ Comment submitted!'));
    await person.reload();
    await person.see(byText('Is the blue one left?'));
    const stored = (await market.entries()).filter(({ comment }) => comment === 'Is the blue one left?');
    expect(stored).toMatchObject([{ image_id: image, user_email: 'hana@example.com' }]);
  },
};

/** Leaves the page for another document, while the browser keeps it in its cache. */
export const backFromElsewhere: Story = {
  async tell(person, market) {
    const note = `void addEventListener('pageshow', ({ persisted }) => sessionStorage.setItem('kept', String(persisted)))`;
    // Navigates as a link does: after a page has left Firefox's cache, puppeteer waits in vain for the load event.
    const leave = async () => {
      await person.run(`void (location.href = '/favicon.svg')`);
      await person.until(
        'another document',
        async () => (await person.run('location.pathname')) === '/favicon.svg',
      );
    };
    const goAndComeBack = async () => {
      await person.run(note);
      await leave();
      await person.run(`void sessionStorage.removeItem('kept')`);
      await person.back();
      await person.until(
        'the page out of the cache',
        async () => (await person.run(`sessionStorage.getItem('kept')`)) === 'true',
      );
    };
    await person.signInBefore('hana@example.com');
    await person.open('/myprofile');
    await person.see(byText('hana@example.com'));
    await person.fill(box, 'A kettle');
    await goAndComeBack();
    expect(await person.valueOf(box)).toBe('A kettle');
    await person.see(byText('hana@example.com'));
    await leave();
    market.provider.forget();
    await person.run(`void (document.cookie = '__client_uat=0; path=/')`);
    await person.back();
    await person.see(byText(/sign in/i));
    await person.seeNo(byText('hana@example.com'));
  },
};

/** Makes the API unreachable, then reachable. */
export const offline: Story = {
  // The engines' own messages for a call without a response.
  forgives:
    /Failed to load resource|network|NetworkError|Load failed|CORS|Cannot load .*sw\.js due to access control/i,
  async tell(person, market) {
    await person.open('/search');
    await person.see(byText('Three-Seat Sofa'));
    // The catalogue is stored when the browser is idle.
    await person.until(
      'the offers on the device',
      async () => (await person.run(`localStorage.getItem('gulit:catalogue-kept')`)) === 'true',
    );
    market.reach(false);
    await person.open('/search');
    await person.see(byText(/^Offers as of/));
    await person.see(byText('Three-Seat Sofa'));
    await person.fill(box, 'A ladder for Monday');
    await person.press('Enter');
    await person.see(byText('There was a problem submitting your message.'));
    await person.reload();
    await person.until(
      'the text in its field',
      async () => (await person.valueOf(box)) === 'A ladder for Monday',
    );
    market.reach(true);
    await person.click(box);
    await person.press('Enter');
    await person.see(byText('✅ Message submitted!'));
    expect((await market.entries()).filter(({ message }) => message === 'A ladder for Monday')).toHaveLength(
      1,
    );
    await person.open('/search');
    await person.see(byText('Three-Seat Sofa'));
    await person.seeNo(byText(/^Offers as of/));
    await person.see(byLabel(/Sort by/));
  },
};
