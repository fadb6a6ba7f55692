import { refusals } from '@/mocks/sign-in/answers/refusals';
import { verificationCode } from '@/mocks/sign-in/verification-code';

/** Refuses a code that was never sent, or is another one. */
export function checkCode({ codeSent }: { codeSent: boolean }, fields: URLSearchParams): void {
  if (!codeSent) throw refusals.codeNotSent();
  if (fields.get('code') !== verificationCode) throw refusals.codeIncorrect();
}
