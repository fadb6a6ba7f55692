import { Fragment, memo } from 'react';
import { useLanguage } from '@/language/use-language';
import { isTelegramUser } from '@/platform/text/links';
import { splitAtLinks, splitAtPhoneNumbers, type TextPiece } from '@/platform/text/phone-numbers';

/** Matches 't.me/name', unless it is a part of another address. */
const telegramName =
  /(?<![\p{L}\d_./@-])(?:https?:\/\/)?(?:www\.)?t\.me\/([a-z][a-z\d_]{3,31})(?![\p{L}\d_/?#@-])/giu;

const findTelegramUsers = (text: string): readonly TextPiece[] =>
  [...text.matchAll(telegramName)].flatMap(({ 0: link, 1: name = '', index }) =>
    isTelegramUser(name) ? [{ start: index, text: link, href: `https://t.me/${name}` }] : [],
  );

/** Splits a text at phone numbers and Telegram users (`t.me/name`). */
export const splitAtContacts = (text: string): readonly TextPiece[] =>
  splitAtPhoneNumbers(text).flatMap((piece) =>
    piece.href === null
      ? splitAtLinks(piece.text, findTelegramUsers(piece.text)).map((part) => ({
          ...part,
          start: piece.start + part.start,
        }))
      : [piece],
  );

/** A text by a person, with its phone numbers and Telegram users as links. Memoised, because parsing is slow. */
export const LinkedContacts = memo(function LinkedContacts({ text }: { text: string }) {
  useLanguage();
  return splitAtContacts(text).map(({ start, text: piece, href }) =>
    href === null ? (
      <Fragment key={start}>{piece}</Fragment>
    ) : (
      <a
        key={start}
        href={href}
        className="font-semibold whitespace-nowrap text-brand underline"
        {...(!href.startsWith('tel:') && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      >
        {/* Without a direction, the plus sign would jump to the other end beside Arabic or Hebrew. */}
        <bdi dir="ltr">{piece}</bdi>
      </a>
    ),
  );
});
