import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createAccountStore } from '@/mocks/sign-in/create-account-store';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { server } from '#tests/server/server';
import { closeClerkPages, hideAutofill, openClerkPage } from '#tests/app/clerk-pages';

/** Takes the form away also where the test has failed, or the tests after it would find it. */
let unmount = () => {};

afterEach(async () => {
  unmount();
  await closeClerkPages();
});

it("the SDK's own sign-in form refuses a wrong password and takes the right one", async () => {
  server.use(...signInHandlers(createAccountStore({ storage: localStorage })));
  hideAutofill();
  // On a slow machine jsdom goes on to compute `pointer-events: none` for the password field, though no rule
  // says so.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const clerk = await openClerkPage();
  const form = document.body.appendChild(document.createElement('div'));
  clerk.mountSignIn(form, {});
  unmount = () => {
    clerk.unmountSignIn(form);
    form.remove();
  };

  await user.type(await screen.findByLabelText('Email address'), 'hana@example.com{Enter}');
  const shown = { selector: 'input:not([tabindex="-1"])' };
  const password = await screen.findByLabelText('Password', shown);
  await user.type(password, 'gulit-demo-2{Enter}');
  await screen.findAllByText('Password is incorrect. Try again, or use another method.');
  await user.clear(password);
  await user.type(password, 'gulit-demo-1{Enter}');
  await waitFor(() => expect(clerk.user?.fullName).toBe('Hana Bekele'));
});
