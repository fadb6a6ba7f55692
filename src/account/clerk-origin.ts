/** The origin of the captcha that the sign-in provider shows when it suspects a robot. */
export const captchaOrigin = 'https://challenges.cloudflare.com';

/** The origin of the sign-in provider; '' without a key. The key contains the host in base64 and a dollar sign. */
export function clerkOrigin(key: string): string {
  try {
    const [, encoded = ''] = /^pk_(?:test|live)_(.+)$/.exec(key) ?? [];
    const host = atob(encoded).replace(/\$$/, '');
    return /^[\w.-]+$/.test(host) ? `https://${host}` : '';
  } catch {
    // The key is not base64.
    return '';
  }
}
