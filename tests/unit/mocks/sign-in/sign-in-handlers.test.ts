import { describe, expect, it } from 'vitest';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';
import { refusalOf } from './refusal-of';
import { startSignInServer } from './sign-in-server';

describe('the publishable key', () => {
  it('names the host that is answered', () => {
    expect(mockPublishableKey).toBe('pk_test_bW9jay5jbGVyay5hY2NvdW50cy5kZXYk');
    expect(atob(mockPublishableKey.replace('pk_test_', ''))).toBe('mock.clerk.accounts.dev$');
  });
});

describe('what the SDK asks as it starts', () => {
  it('names the browser', async () => {
    expect(await startSignInServer().post('/dev_browser')).toEqual({ status: 200, body: { id: 'dvb_mock' } });
  });

  it('sends the settings bare, by GET and by what the SDK calls PATCH', async () => {
    const { get, post } = startSignInServer();
    const { status, body } = await get('/environment?__clerk_api_version=2025-11-10');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'environment',
      auth_config: { single_session_mode: true },
      user_settings: {
        social: {},
        sign_up: { captcha_enabled: false },
        password_settings: { min_length: 8 },
      },
    });
    expect((await post('/environment?_method=PATCH')).body).toEqual(body);
  });

  it('sends a client that nobody has signed in to', async () => {
    const { body } = await startSignInServer().get('/client');
    expect(body).toMatchObject({
      response: {
        object: 'client',
        sessions: [],
        sign_in: null,
        sign_up: null,
        last_active_session_id: null,
      },
      client: null,
    });
  });
});

describe('any other path', () => {
  it.each(['/nothing', '/client/sessions', '/me/email_addresses', '/client/sign_ins/sia_1/reset_password'])(
    '%s is not found, in the words of Clerk',
    async (path) => {
      const { post } = startSignInServer();
      expect(await post(path)).toEqual(
        refusalOf(404, 'resource_not_found', 'not found', { long: `Nothing is mocked at /v1${path}` }),
      );
    },
  );

  it('is left alone outside its folder', async () => {
    const { status } = await startSignInServer().get('/../../api/products/');
    expect(status).toBe(599);
  });
});
