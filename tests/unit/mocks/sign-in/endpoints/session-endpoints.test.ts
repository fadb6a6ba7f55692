import { describe, expect, it } from 'vitest';
import { memoryTextStorage } from '#tests/browser/memory-text-storage';
import { refusalOf } from '#tests/unit/mocks/sign-in/refusal-of';
import { now, startSignInServer } from '#tests/unit/mocks/sign-in/sign-in-server';

const signedOut = refusalOf(401, 'authentication_invalid', 'Invalid authentication', {
  long: 'Unable to authenticate the request, you need to supply an active session',
});

const decode = (part = '') => JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));

describe('a session', () => {
  it('is touched', async () => {
    let time = now;
    const server = startSignInServer({ time: () => time });
    const id = await server.signIn();
    time += 60_000;
    const { status, body } = await server.post(`/client/sessions/${id}/touch`);
    expect(status).toBe(200);
    expect(body.response).toMatchObject({ id, last_active_at: now + 60_000, created_at: now });
    expect(body.client.sessions).toEqual([body.response]);
  });

  it('gives a token of an hour, bare', async () => {
    const server = startSignInServer();
    const id = await server.signIn();
    const { body } = await server.post(`/client/sessions/${id}/tokens`);
    expect(body).toEqual({ object: 'token', jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
    const [header, claims] = body.jwt
      .split('.')
      .map((part: string, index: number) => index < 2 && decode(part));
    expect(header).toEqual({ alg: 'none', typ: 'JWT' });
    expect(claims).toEqual({
      sid: id,
      sub: 'user_demonstration1',
      iat: now / 1000,
      exp: now / 1000 + 3600,
    });
    const { sessions } = await server.client();
    expect(sessions[0].last_active_token).toEqual(body);
  });

  it.each([
    ['end', 'ended'],
    ['remove', 'removed'],
  ])('is closed by %s', async (action, status) => {
    const server = startSignInServer();
    const id = await server.signIn();
    const { body } = await server.post(`/client/sessions/${id}/${action}`);
    expect(body.response).toMatchObject({ id, status, last_active_token: null });
    expect(body.client).toMatchObject({ sessions: [], last_active_session_id: null });
  });

  it.each(['touch', 'tokens', 'end', 'remove'])('that is not there is refused by %s', async (action) => {
    const server = startSignInServer();
    expect(await server.post(`/client/sessions/sess_other/${action}`)).toEqual(signedOut);
    await server.signIn();
    expect(await server.post(`/client/sessions/sess_other/${action}`)).toEqual(signedOut);
  });

  it('is over for every tab when one signs out', async () => {
    const storage = memoryTextStorage();
    const [one, other] = [startSignInServer({ storage }), startSignInServer({ storage })];
    const id = await one.signIn();
    const { status, body } = await other.post('/client/sessions?_method=DELETE');
    expect(status).toBe(200);
    expect(body).toMatchObject({ response: { sessions: [], last_active_session_id: null }, client: null });
    expect(await one.post(`/client/sessions/${id}/tokens`)).toEqual(signedOut);
    expect((await one.post('/client/sessions?_method=DELETE')).status).toBe(200);
  });
});

describe('/me', () => {
  it('sends the signed-in user, without the password', async () => {
    const server = startSignInServer();
    const id = await server.signIn();
    const { status, body } = await server.get(`/me?_clerk_session_id=${id}`);
    expect(status).toBe(200);
    expect(body.response).toEqual({
      object: 'user',
      id: 'user_demonstration1',
      username: null,
      first_name: 'Hana',
      last_name: 'Bekele',
      image_url: '',
      has_image: false,
      primary_email_address_id: 'idn_demonstration1',
      email_addresses: [
        {
          object: 'email_address',
          id: 'idn_demonstration1',
          email_address: 'hana@example.com',
          linked_to: [],
          verification: { status: 'verified', strategy: 'email_code' },
        },
      ],
      password_enabled: true,
      public_metadata: {},
      unsafe_metadata: {},
      created_at: now,
      updated_at: now,
    });
  });

  it.each([
    ['/me?_method=PATCH', { first_name: ' Hanna ' }, { first_name: 'Hanna', last_name: 'Bekele' }],
    ['/me', { _method: 'PATCH', last_name: 'ከበደ' }, { first_name: 'Hana', last_name: 'ከበደ' }],
    ['/me?_method=PATCH', { first_name: '', last_name: '' }, { first_name: null, last_name: null }],
  ])('%s renames to %j, and moves on so that the SDK notices', async (path, fields, names) => {
    const server = startSignInServer();
    await server.signIn();
    const { body } = await server.post(path, fields);
    expect(body.response).toMatchObject({ ...names, updated_at: now + 1 });
    expect(body.client.sessions[0]).toMatchObject({ user: names, public_user_data: names });
    expect((await server.get('/me')).body.response).toEqual(body.response);
  });

  it.each(['/me', '/me?_clerk_session_id=sess_other'])(
    '%s is refused to whoever is signed out',
    async (path) => {
      const server = startSignInServer();
      expect(await server.get(path)).toEqual(signedOut);
      expect(await server.post(path, { _method: 'PATCH', first_name: 'Eve' })).toEqual(signedOut);
    },
  );
});
