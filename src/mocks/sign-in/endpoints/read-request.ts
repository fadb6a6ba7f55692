/** What a request asks for. The SDK sends PATCH and DELETE as POST, and names what it means in `_method`. */
export async function readRequest(request: Request) {
  const query = new URL(request.url).searchParams;
  // A copy, for the handlers that come after this one read the body too.
  const fields = new URLSearchParams(await request.clone().text());
  return {
    method: query.get('_method') ?? fields.get('_method') ?? request.method,
    sessionId: query.get('_clerk_session_id'),
    fields,
  };
}
