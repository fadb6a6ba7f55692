import type { Page } from '@playwright/test';

const elsewhere = 'http://elsewhere.example/';

/** Sends what a system's share sheet sends, from a page of somebody else: any site can. */
export async function shareFromElsewhere(
  page: Page,
  origin: string,
  text: string,
  files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
): Promise<void> {
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<form action="${origin}/share" method="post" enctype="multipart/form-data">
        <textarea name="text"></textarea><input type="file" name="media" multiple><button>Share</button></form>`,
    }),
  );
  await page.goto(elsewhere);
  await page.getByRole('textbox').fill(text);
  await page.locator('input').setInputFiles(files);
  await page.getByRole('button', { name: 'Share' }).click();
}
