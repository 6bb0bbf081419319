import type { BasicUser, User } from '@clubpulse/contract/accounts/users';
import {
  type ClubMessage,
  clubMessageSchema,
  type Message,
  type MessageDraft,
  type MessageTexts,
} from '@clubpulse/contract/office/messages';
import { type Language, languageSchema } from '@clubpulse/contract/scalars';
import { filledFor, languageOf } from '@clubpulse/rules/office/messages/messages';
import type { messagesOfClub, messagesTo } from './messages.store.ts';

type SentRow = Awaited<ReturnType<typeof messagesOfClub>>[number];
type GotRow = Awaited<ReturnType<typeof messagesTo>>[number];
type Written = Pick<SentRow, 'Language'> & { readonly Texts: unknown };

interface AuthorRow {
  readonly AuthorId: number | null;
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
  readonly PictureUri: string | null;
}

const authorOf = ({ AuthorId, Nickname, FirstMidName, LastName, PictureUri }: AuthorRow): BasicUser | null =>
  AuthorId === null || Nickname === null
    ? null
    : { UserId: AuthorId, Nickname, FirstMidName: FirstMidName ?? '', LastName: LastName ?? '', PictureUri };

export const textsOf = (stored: unknown): MessageTexts => clubMessageSchema.shape.Texts.parse(stored);

export interface MessageWords {
  readonly Title: string;
  readonly Text: string;
}

/** Title and text as the reader has them: her language, her names. */
export function saidTo(
  { Language, Texts }: Written,
  club: string,
  reader: Pick<User, 'Language' | 'Nickname' | 'FirstMidName'>,
): MessageWords {
  return wordsTo(textsOf(Texts), languageSchema.parse(Language), club, reader);
}

/** The same of a message that is still written: what it lacks is empty. */
export function wordsTo(
  texts: MessageDraft['Texts'],
  first: Language,
  club: string,
  reader: Pick<User, 'Language' | 'Nickname' | 'FirstMidName'>,
): MessageWords {
  const words = texts[languageOf(texts, first, reader.Language)] ?? { Title: '', Text: '' };
  const { Nickname, FirstMidName } = reader;
  const values = { Nickname, FirstMidName: FirstMidName || Nickname, Club: club };
  return { Title: filledFor(words.Title, values), Text: filledFor(words.Text, values) };
}

export function presentSent(row: SentRow): ClubMessage {
  const number = (some: number | null) => some ?? 0;
  const way = (to: number | null, sent: number | null, failed: number | null) => ({
    To: number(to),
    Sent: number(sent),
    Failed: number(failed),
  });
  return {
    MessageId: row.MessageId,
    Author: authorOf(row),
    Language: languageSchema.parse(row.Language),
    Texts: textsOf(row.Texts),
    SentAt: row.SentAt.toISOString(),
    Chosen: row.Chosen,
    Recipients: number(row.Recipients),
    Read: number(row.Read),
    App: row.App ? way(row.AppTo, row.AppSent, 0) : null,
    Email: row.Email ? way(row.EmailTo, row.EmailSent, row.EmailFailed) : null,
    Sms: row.Sms ? way(row.SmsTo, row.SmsSent, row.SmsFailed) : null,
  };
}

export const presentMessage = (row: GotRow, reader: User): Message => ({
  MessageId: row.MessageId,
  ClubId: row.ClubId,
  ClubName: row.ClubName,
  Author: authorOf(row),
  ...saidTo(row, row.ClubName, reader),
  SentAt: row.SentAt.toISOString(),
  ReadAt: row.ReadAt?.toISOString() ?? null,
});
