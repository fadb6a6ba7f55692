import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Database } from '@/mocks/database/create-database';
import { checkProduct } from './check-product';

const mediaType = (request: Request) => request.headers.get('content-type') ?? '';

async function readForm(request: Request): Promise<FormData | Response> {
  const type = mediaType(request);
  if (!type.startsWith('multipart/form-data')) {
    return HttpResponse.json({ detail: `Unsupported media type "${type}" in request.` }, { status: 415 });
  }
  try {
    return await request.formData();
  } catch (error) {
    return HttpResponse.json({ detail: `Multipart form parse error - ${String(error)}` }, { status: 400 });
  }
}

/** The catalogue with every product, verified or not, and the posting of new ones. */
export const productHandlers = (database: Database): HttpHandler[] => [
  http.get('*/api/products/', async () => HttpResponse.json(await database.products())),

  http.post('*/api/products/', async ({ request }) => {
    const form = await readForm(request);
    if (form instanceof Response) return form;
    const checked = checkProduct(form);
    if ('errors' in checked) return HttpResponse.json(checked.errors, { status: 400 });
    return HttpResponse.json(await database.addProduct(checked.product), { status: 201 });
  }),
];
