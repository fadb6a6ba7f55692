import { expect, serveTiles, test } from './gulit';

/** What an attacker could try with a text in the page, by the directive that forbids it. */
const breaches = {
  'style-src-elem': () => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
  },
  'require-trusted-types-for': () => {
    try {
      document.body.innerHTML = '<b>Gulit</b>';
    } catch {}
  },
  'connect-src': () => void fetch('https://elsewhere.example').catch(() => {}),
  'img-src': () => {
    new Image().src = 'https://elsewhere.example/a.png';
  },
} as const;

test('the content policy blocks other origins, and tests notice every violation', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const [directive, breach] of Object.entries(breaches)) {
    const seen = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const tell = ({ violatedDirective }: SecurityPolicyViolationEvent) => resolve(violatedDirective);
          document.addEventListener('securitypolicyviolation', tell, { once: true });
        }),
    );
    await page.evaluate(breach);
    expect(await seen).toBe(directive);
    await expect(page.getByRole('article').first(), 'the page stands').toBeVisible();
    await expect.poll(() => complaints.join()).toMatch(/Content Security Policy|TrustedHTML/);
    complaints.length = 0;
  }
});

test('the map and its tiles obey the content policy, and the tile server learns only our origin', async ({
  page,
}) => {
  await serveTiles(page);
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 9.0205, longitude: 38.8015 });
  const asked = page.waitForRequest(/tile\.openstreetmap\.org/);
  await page.goto('/nearby-shops?sort=price');
  await expect(page.getByRole('group', { name: /Map/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  const headers = await (await asked).allHeaders();
  expect(headers['referer']).toBe(`${new URL(page.url()).origin}/`);
});

test('the data for search engines obeys the content policy, and is removed with its page', async ({
  page,
}) => {
  const told = page.locator('script[type="application/ld+json"]');
  await page.goto('/nearby-detail?id=480');
  await expect(told).toHaveCount(1);
  const product: { '@type': string; name: string } = JSON.parse((await told.textContent()) ?? '');
  expect(product['@type']).toBe('Product');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await page.getByRole('link', { name: 'Shops' }).first().click();
  await expect(told).toHaveCount(0);
});
