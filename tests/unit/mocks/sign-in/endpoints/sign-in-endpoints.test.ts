import { describe, expect, it } from 'vitest';
import { refusalOf } from '#tests/unit/mocks/sign-in/refusal-of';
import { startSignInServer } from '#tests/unit/mocks/sign-in/sign-in-server';

const identifier = 'hana@example.com';
const emailCode = { strategy: 'email_code' };
const byPassword = { strategy: 'password', password: 'gulit-demo-1' };
const passwordIncorrect = refusalOf(
  422,
  'form_password_incorrect',
  'Password is incorrect. Try again, or use another method.',
  { field: 'password' },
);
const strategyInvalid = refusalOf(400, 'strategy_for_user_invalid', 'Invalid verification strategy', {
  long: 'The verification strategy is not valid for this account',
});

async function startSignIn(fields: Record<string, string> = { identifier }) {
  const server = startSignInServer();
  const created = await server.post('/client/sign_ins', fields);
  const path = `/client/sign_ins/${created.body.response?.id}`;
  return {
    ...server,
    created,
    prepare: (body: Record<string, string> = emailCode) => server.post(`${path}/prepare_first_factor`, body),
    attempt: (body: Record<string, string>) => server.post(`${path}/attempt_first_factor`, body),
  };
}

describe('a sign-in', () => {
  it('begins with a user and the ways to prove it', async () => {
    const { created } = await startSignIn({ identifier: ' HANA@Example.com' });
    expect(created.status).toBe(200);
    expect(created.body.response).toMatchObject({
      object: 'sign_in',
      id: expect.stringMatching(/^sia_\w+$/),
      status: 'needs_first_factor',
      identifier,
      supported_first_factors: [
        { strategy: 'password' },
        { strategy: 'email_code', safe_identifier: identifier },
      ],
      first_factor_verification: null,
      user_data: { first_name: 'Hana', last_name: 'Bekele' },
      created_session_id: null,
    });
    expect(created.body.client.sign_in).toEqual(created.body.response);
  });

  it.each([
    ['the password at once', { identifier, password: 'gulit-demo-1' }],
    ['the password and its name at once', { identifier, ...byPassword }],
  ])('is complete by %s', async (_, fields) => {
    const { created } = await startSignIn(fields);
    const { response, client } = created.body;
    expect(response).toMatchObject({
      status: 'complete',
      created_session_id: expect.stringMatching(/^sess_\w+$/),
    });
    expect(client).toMatchObject({
      sign_in: null,
      last_active_session_id: response.created_session_id,
      sessions: [{ id: response.created_session_id, user: { first_name: 'Hana' } }],
    });
  });

  it('is complete by the password as a second step, after a wrong one', async () => {
    const { attempt, client } = await startSignIn();
    expect(await attempt({ ...byPassword, password: 'gulit-demo-2' })).toEqual(passwordIncorrect);
    expect(await client()).toMatchObject({ sessions: [], sign_in: { status: 'needs_first_factor' } });
    expect((await attempt(byPassword)).body.response.status).toBe('complete');
  });

  it.each([
    ['asked for as a second step', { identifier }],
    ['asked for at once', { identifier, ...emailCode }],
  ])('is complete by a code %s', async (_, fields) => {
    const { created, prepare, attempt } = await startSignIn(fields);
    const { body } = 'strategy' in fields ? created : await prepare();
    expect(body.response.first_factor_verification).toEqual({
      status: 'unverified',
      strategy: 'email_code',
    });
    expect(await attempt({ ...emailCode, code: '111111' })).toEqual(
      refusalOf(422, 'form_code_incorrect', 'is incorrect', { long: 'Incorrect code', field: 'code' }),
    );
    const { response, client } = (await attempt({ ...emailCode, code: '424242' })).body;
    expect(response.status).toBe('complete');
    expect(client.last_active_session_id).toBe(response.created_session_id);
  });

  it.each([
    [
      { identifier: 'nobody@example.com' },
      refusalOf(422, 'form_identifier_not_found', "Couldn't find your account.", { field: 'identifier' }),
    ],
    [
      { identifier: 'hana' },
      refusalOf(422, 'form_param_format_invalid', 'is invalid', {
        long: 'Identifier is invalid.',
        field: 'identifier',
      }),
    ],
    [{}, refusalOf(422, 'form_param_nil', 'Enter identifier.', { field: 'identifier' })],
    [{ identifier, password: 'gulit-demo-2' }, passwordIncorrect],
    [
      { identifier, password: '' },
      refusalOf(422, 'form_param_nil', 'Enter password.', { field: 'password' }),
    ],
    [{ identifier, strategy: 'oauth_google' }, strategyInvalid],
  ])('refuses %j', async (fields, refusal) => {
    const { created, client } = await startSignIn(fields);
    expect(created).toEqual(refusal);
    expect(await client()).toMatchObject({ sign_in: null, sessions: [] });
  });

  it('refuses other ways, and a code that was not sent', async () => {
    const { prepare, attempt } = await startSignIn();
    expect(await prepare({ strategy: 'phone_code' })).toEqual(strategyInvalid);
    expect(await attempt({ strategy: 'passkey' })).toEqual(strategyInvalid);
    expect((await attempt({ ...emailCode, code: '424242' })).body.errors[0].code).toBe(
      'verification_not_sent',
    );
  });

  it('is found by its own id only, and until it is over', async () => {
    const { attempt, post } = await startSignIn();
    expect(await post('/client/sign_ins/sia_other/attempt_first_factor', byPassword)).toEqual(
      refusalOf(404, 'resource_not_found', 'not found', { long: 'No sign in was found with id sia_other' }),
    );
    await attempt(byPassword);
    expect((await attempt(byPassword)).status).toBe(404);
  });

  it('cannot begin while somebody is signed in, and tells a tab that did not know', async () => {
    const { signIn, post, client } = startSignInServer();
    await signIn();
    const { status, body } = await post('/client/sign_ins', { identifier: 'dawit@example.com' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        code: 'session_exists',
        message: 'Session already exists',
        long_message:
          "You're currently in single session mode. You can only be signed into one account at a time.",
        meta: {},
      },
    ]);
    expect(body.meta.client).toEqual(await client());
  });
});
