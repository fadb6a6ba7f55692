import { otherThan } from './people';
import type { Step } from './plan';
import type { Seat } from './seat';
import { sendAgain, sendEntry, sendPost, typePost, typeRequest } from './sending';
import { letDayPass, sayWhose } from './old-posts';
import { signIn, signOut } from './signing';

/** Does what a plan says next. */
export async function takeStep(seat: Seat, step: Step): Promise<unknown> {
  switch (step.do) {
    case 'post':
      return sendPost(seat, step);
    case 'request':
      return sendEntry(seat, step, 'request', 'box');
    case 'message':
      return sendEntry(seat, step, 'request', 'message');
    case 'comment':
      return sendEntry(seat, step, 'comment', 'comment');
    case 'send again':
      return sendAgain(seat, step);
    case 'draft':
      return typePost(seat, { complete: false });
    case 'type':
      return typeRequest(seat);
    case 'reload':
      return seat.tab.reload();
    case 'visit':
      return (seat.random() < 0.5 ? seat.follow : seat.load)(seat.somePlace());
    case 'open tab':
      return seat.openTab();
    case 'switch tab':
      return seat.switchTab();
    case 'close tab':
      return seat.closeTab();
    case 'wait':
      return seat.settle(5000);
    case 'lists fail':
    case 'lists work':
      seat.run.listsFail = step.do === 'lists fail';
      return undefined;
    case 'break':
      seat.run.fates = [...step.fates];
      return undefined;
    case 'sign in':
      return signIn(seat, step);
    case 'sign out':
      return signOut(seat, step);
    case 'let a day pass':
      return letDayPass(seat);
    case 'say whose':
      return sayWhose(seat, step.says);
    case 'hand over':
      seat.person = otherThan(seat.person);
      return undefined;
  }
}
