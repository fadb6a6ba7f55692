import { Fragment, memo } from 'react';
import { splitAtPhoneNumbers } from '@/lib/phone-numbers';

/**
 * A text as somebody typed it, with its phone numbers as links that dial them. A long one is not read again
 * with each render.
 */
export const PhoneLinks = memo(function PhoneLinks({ text }: { text: string }) {
  return splitAtPhoneNumbers(text).map((piece) =>
    piece.href === null ? (
      <Fragment key={piece.start}>{piece.text}</Fragment>
    ) : (
      <a key={piece.start} href={piece.href} className="font-semibold whitespace-nowrap text-brand underline">
        {/* Beside Arabic or Hebrew words the plus would move to the other end. */}
        <bdi dir="ltr">{piece.text}</bdi>
      </a>
    ),
  );
});
