interface PostedText {
  product_name: string;
  company_name: string;
  [field: string]: string;
}

async function expectOk(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.status} of ${response.url}: ${await response.text()}`);
  return response;
}

/** The market's staff, who do on the Django server what no page of the app can. */
export function createModerator(django: string) {
  const ask = async (id: number, method: 'PATCH' | 'DELETE', changes = {}): Promise<void> => {
    await expectOk(
      await fetch(`${django}/moderate/${id}/`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method === 'PATCH' && { body: JSON.stringify(changes) }),
      }),
    );
  };
  const change = (id: number, changes: { verified?: boolean; price?: string }) => ask(id, 'PATCH', changes);
  return {
    change,
    remove: (id: number) => ask(id, 'DELETE'),
    /** Stores a verified offer with this photo, as another seller, and returns its id. */
    async add(texts: PostedText, photo: Uint8Array<ArrayBuffer>): Promise<number> {
      const form = new FormData();
      for (const [name, text] of Object.entries(texts)) form.set(name, text);
      form.set('product_photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
      const response = await fetch(`${django}/api/products/`, { method: 'POST', body: form });
      const { id } = Object(await (await expectOk(response)).json());
      await change(id, { verified: true });
      return id;
    },
  };
}
