import { type TextPiece, splitAtPhoneNumbers } from './phone-numbers';
import { isTelegramUser } from './telegram-link';

/** A longer name is not a Telegram user. Characters right before the address make it part of another one. */
const telegramName =
  /(?<![\p{L}\d_./@-])(?:https?:\/\/)?(?:www\.)?t\.me\/([a-z][a-z\d_]{3,31})(?![\p{L}\d_/?#@-])/giu;

function splitAtTelegram(text: string, offset: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  let written = 0;
  const words = (end: number) => {
    if (end > written) pieces.push({ start: offset + written, text: text.slice(written, end), href: null });
  };
  for (const { 0: link, 1: name = '', index } of text.matchAll(telegramName)) {
    if (!isTelegramUser(name)) continue;
    words(index);
    pieces.push({ start: offset + index, text: link, href: `https://t.me/${name}` });
    written = index + link.length;
  }
  words(text.length);
  return pieces;
}

/** Splits a text at phone numbers and Telegram users (`t.me/name`). */
export const splitAtContacts = (text: string): readonly TextPiece[] =>
  splitAtPhoneNumbers(text).flatMap((piece) =>
    piece.href === null ? splitAtTelegram(piece.text, piece.start) : [piece],
  );
