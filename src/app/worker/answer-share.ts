import { shareTarget } from '@/config/share-target';
import { withTimeout } from '@/lib/with-timeout';
import { boundShare } from '@/selling/share/bound-share';
import { keepShare } from '@/selling/share/keep-share';

/** How long a device may take to keep what was shared, in ms. */
const timeout = 30_000;

interface AskedRequest {
  method: string;
  destination: string;
  url: string;
}

/** Whether somebody comes with what was shared: a whole page, not a frame, at this one address of ours. */
export const isShare = ({ method, destination, url }: AskedRequest, origin: string): boolean =>
  method === 'POST' && destination === 'document' && url === origin + shareTarget.path;

/** Keeps what was shared, and gives the page that takes it. */
async function keep(request: Request): Promise<string> {
  const share = boundShare(await request.formData());
  if (share.text !== '' || share.files.length > 0 || share.leftOut > 0) await keepShare(share, Date.now());
  return shareTarget.page;
}

/** Keeps what was shared on the device, and leads to its page; to the form, which says so, where that failed. */
export async function answerShare(request: Request): Promise<Response> {
  const page = await withTimeout(keep(request), timeout).catch(() => shareTarget.lostPage);
  return Response.redirect(new URL(page, request.url), 303);
}
