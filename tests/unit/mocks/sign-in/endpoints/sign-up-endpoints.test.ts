import { describe, expect, it } from 'vitest';
import { memoryTextStorage } from '#tests/browser/memory-text-storage';
import { refusalOf } from '#tests/unit/mocks/sign-in/refusal-of';
import { startSignInServer } from '#tests/unit/mocks/sign-in/sign-in-server';

const newcomer = { email_address: 'Selam@Example.com', password: 'a long secret' };
const emailCode = { strategy: 'email_code' };
const rightCode = { ...emailCode, code: '424242' };

async function startSignUp(fields: Record<string, string> = newcomer, storage = memoryTextStorage()) {
  const server = startSignInServer({ storage });
  const created = await server.post('/client/sign_ups', fields);
  const path = `/client/sign_ups/${created.body.response?.id}`;
  return {
    ...server,
    created,
    change: (changes: Record<string, string>) => server.patch(path, changes),
    prepare: (body: Record<string, string> = emailCode) => server.post(`${path}/prepare_verification`, body),
    attempt: (body: Record<string, string> = rightCode) => server.post(`${path}/attempt_verification`, body),
  };
}

describe('a sign-up', () => {
  it('begins with an address to prove', async () => {
    const { created, client } = await startSignUp({ ...newcomer, first_name: 'Selam', last_name: ' ' });
    expect(created.status).toBe(200);
    expect(created.body.response).toMatchObject({
      object: 'sign_up',
      id: expect.stringMatching(/^sua_\w+$/),
      status: 'missing_requirements',
      missing_fields: [],
      unverified_fields: ['email_address'],
      verifications: { email_address: { status: 'unverified', next_action: 'needs_prepare' } },
      email_address: 'Selam@Example.com',
      first_name: 'Selam',
      last_name: null,
      has_password: true,
      created_session_id: null,
      created_user_id: null,
    });
    expect(created.body.client.sign_up).toEqual(created.body.response);
    expect(await client()).toMatchObject({ sign_up: created.body.response, sessions: [] });
  });

  it('ends with a session of a new user', async () => {
    const { prepare, attempt, client } = await startSignUp();
    const prepared = await prepare();
    expect(prepared.body.response.verifications.email_address.next_action).toBe('needs_attempt');
    const { status, body } = await attempt();
    expect(status).toBe(200);
    expect(body.response).toMatchObject({
      status: 'complete',
      unverified_fields: [],
      verifications: { email_address: { status: 'verified' } },
      created_user_id: expect.stringMatching(/^user_\w+$/),
    });
    expect(body.client).toMatchObject({
      sign_up: null,
      last_active_session_id: body.response.created_session_id,
      sessions: [
        {
          id: body.response.created_session_id,
          status: 'active',
          user: {
            id: body.response.created_user_id,
            first_name: null,
            last_name: null,
            email_addresses: [{ email_address: 'Selam@Example.com', verification: { status: 'verified' } }],
          },
          public_user_data: { identifier: 'Selam@Example.com' },
        },
      ],
    });
    expect(await client()).toEqual(body.client);
  });

  it('survives a reload between the address and the code', async () => {
    const storage = memoryTextStorage();
    const { created, prepare } = await startSignUp(newcomer, storage);
    await prepare();
    const path = `/client/sign_ups/${created.body.response.id}/attempt_verification`;
    const { body } = await startSignInServer({ storage }).post(path, rightCode);
    expect(body.response.status).toBe('complete');
  });

  it('never tells the password, and is forgotten once it is over', async () => {
    const storage = memoryTextStorage();
    const { created, prepare, attempt, client, accounts } = await startSignUp(newcomer, storage);
    const answers = [created, await prepare(), await attempt(), await client()];
    expect(JSON.stringify(answers)).not.toContain(newcomer.password);
    expect(accounts.read().signUp).toBeNull();
  });

  it('takes what is missing later', async () => {
    const { created, change, prepare, attempt } = await startSignUp({});
    expect(created.body.response).toMatchObject({
      missing_fields: ['email_address', 'password'],
      unverified_fields: [],
      verifications: { email_address: null },
    });
    expect(await prepare()).toEqual(
      refusalOf(422, 'form_param_nil', 'Enter email address.', { field: 'email_address' }),
    );
    await change({ email_address: newcomer.email_address });
    await prepare();
    expect((await attempt()).body.response).toMatchObject({
      status: 'missing_requirements',
      missing_fields: ['password'],
      unverified_fields: [],
    });
    expect((await change({ password: newcomer.password })).body.response.status).toBe('complete');
  });

  it('asks for a code again when the address changes', async () => {
    const { prepare, change, attempt } = await startSignUp();
    await prepare();
    await change({ email_address: 'other@example.com' });
    expect((await attempt()).status).toBe(400);
    await prepare();
    expect((await attempt()).body.response.email_address).toBe('other@example.com');
  });

  it.each([
    [
      { ...newcomer, email_address: 'HANA@example.com ' },
      refusalOf(422, 'form_identifier_exists', 'That email address is taken. Please try another.', {
        field: 'email_address',
      }),
    ],
    [
      { ...newcomer, email_address: 'selam' },
      refusalOf(422, 'form_param_format_invalid', 'is invalid', {
        long: 'email_address must be a valid email address.',
        field: 'email_address',
      }),
    ],
    [
      { ...newcomer, email_address: ' ' },
      refusalOf(422, 'form_param_nil', 'Enter email address.', { field: 'email_address' }),
    ],
    [
      { ...newcomer, password: '1234567' },
      refusalOf(422, 'form_password_length_too_short', 'Passwords must be 8 characters or more.', {
        field: 'password',
      }),
    ],
    [
      { ...newcomer, password: '' },
      refusalOf(422, 'form_param_nil', 'Enter password.', { field: 'password' }),
    ],
  ])('refuses %j', async (fields, refusal) => {
    const { created, client } = await startSignUp(fields);
    expect(created).toEqual(refusal);
    expect(await client()).toMatchObject({ sign_up: null });
  });

  it('refuses a wrong code and takes the right one after it', async () => {
    const { prepare, attempt } = await startSignUp();
    await prepare();
    for (const code of ['000000', '', '4242']) {
      expect(await attempt({ ...emailCode, code })).toEqual(
        refusalOf(422, 'form_code_incorrect', 'is incorrect', { long: 'Incorrect code', field: 'code' }),
      );
    }
    expect((await attempt()).body.response.status).toBe('complete');
  });

  it('refuses the right code where none was sent', async () => {
    const { attempt } = await startSignUp();
    expect(await attempt()).toEqual(
      refusalOf(400, 'verification_not_sent', 'not sent', {
        long: 'You need to send a verification code before attempting to verify.',
      }),
    );
  });

  it('refuses another way to prove the address', async () => {
    const { prepare, attempt } = await startSignUp();
    const invalid = refusalOf(400, 'strategy_for_user_invalid', 'Invalid verification strategy', {
      long: 'The verification strategy is not valid for this account',
    });
    expect(await prepare({ strategy: 'email_link' })).toEqual(invalid);
    expect(await attempt({ strategy: 'phone_code', code: '424242' })).toEqual(invalid);
  });

  it('is found by its own id only, and until it is over', async () => {
    const { prepare, attempt, post } = await startSignUp();
    expect(await post('/client/sign_ups/sua_other/prepare_verification', emailCode)).toEqual(
      refusalOf(404, 'resource_not_found', 'Sign up not found', {
        long: 'No sign up was found with id sua_other',
      }),
    );
    await prepare();
    await attempt();
    expect((await attempt()).status).toBe(404);
  });

  it('is refused when somebody else took the address meanwhile', async () => {
    const { prepare, attempt, accounts } = await startSignUp();
    await prepare();
    accounts.update(
      ({ users: [first] }) => first && Object.assign(first, { emailAddress: 'selam@example.com' }),
    );
    expect((await attempt()).body.errors[0].code).toBe('form_identifier_exists');
  });

  it('cannot begin while somebody is signed in', async () => {
    const { signIn, post } = startSignInServer();
    await signIn();
    const { status, body } = await post('/client/sign_ups', newcomer);
    expect(status).toBe(400);
    expect(body.errors[0].code).toBe('session_exists');
  });
});
