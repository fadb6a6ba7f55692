import { Fragment, memo } from 'react';
import { useLanguage } from '@/language/use-language';
import { isTelegramUser } from '@/platform/text/links';
import { splitAtPhoneNumbers, type TextPiece } from '@/platform/text/phone-numbers';

/**
 * Matches 't.me/name'. A longer name is not a Telegram user, and characters around it make it part of another address.
 */
const telegramName =
  /(?<![\p{L}\d_./@-])(?:https?:\/\/)?(?:www\.)?t\.me\/([a-z][a-z\d_]{3,31})(?![\p{L}\d_/?#@-])/giu;

function splitAtTelegram(text: string, offset: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  let previousEnd = 0;
  const addText = (end: number) => {
    if (end > previousEnd)
      pieces.push({ start: offset + previousEnd, text: text.slice(previousEnd, end), href: null });
  };
  for (const { 0: link, 1: name = '', index } of text.matchAll(telegramName)) {
    if (!isTelegramUser(name)) continue;
    addText(index);
    pieces.push({ start: offset + index, text: link, href: `https://t.me/${name}` });
    previousEnd = index + link.length;
  }
  addText(text.length);
  return pieces;
}

/** Splits a text at phone numbers and Telegram users (`t.me/name`). */
export const splitAtContacts = (text: string): readonly TextPiece[] =>
  splitAtPhoneNumbers(text).flatMap((piece) =>
    piece.href === null ? splitAtTelegram(piece.text, piece.start) : [piece],
  );

/**
 * A text by a person, with its phone numbers and Telegram users as links. Memoised, because parsing a long text takes
 * time.
 */
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
        {/* Without its own direction, the plus sign would jump to the other end beside Arabic or Hebrew. */}
        <bdi dir="ltr">{piece}</bdi>
      </a>
    ),
  );
});
