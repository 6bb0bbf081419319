import type { BasicUser, User } from '@clubpulse/contract/accounts/users';
import {
  type ClubMessage,
  clubMessageSchema,
  factsSchema,
  type Message,
  type MessageDraft,
  type MessageTarget,
  type MessageTexts,
  messageTargetSchema,
  type Placeholder,
  type ReaderFacts,
} from '@clubpulse/contract/office/messages';
import { type Language, languageSchema } from '@clubpulse/contract/scalars';
import { dateText } from '@clubpulse/rules/formats/dates';
import { buttonOf, filledFor, languageOf } from '@clubpulse/rules/office/messages/messages';
import { phrase } from '../../platform/phrases/phrases.ts';
import { noFacts } from './messages.facts.ts';
import type { messagesOfClub, messagesTo } from './messages.store.ts';

type SentRow = Awaited<ReturnType<typeof messagesOfClub>>[number];
type GotRow = Awaited<ReturnType<typeof messagesTo>>[number];
type Written = Pick<SentRow, 'Language'> & { readonly Texts: unknown };
type Led = Written & { readonly Target: unknown };

interface AuthorRow {
  readonly AuthorId: number | null;
  readonly Nickname: string | null;
  readonly FirstMidName: string | null;
  readonly LastName: string | null;
  readonly AuthorPictureUri: string | null;
}

const authorOf = ({ AuthorId, Nickname, FirstMidName, LastName, AuthorPictureUri }: AuthorRow): BasicUser | null =>
  AuthorId === null || Nickname === null
    ? null
    : { UserId: AuthorId, Nickname, FirstMidName: FirstMidName ?? '', LastName: LastName ?? '', PictureUri: AuthorPictureUri };

export const textsOf = (stored: unknown): MessageTexts => clubMessageSchema.shape.Texts.parse(stored);

export const titleOf = ({ Language, Texts }: Pick<MessageDraft, 'Language' | 'Texts'>): string => Texts[Language]?.Title ?? '';

export interface MessageText {
  readonly Title: string;
  readonly Text: string;
}

type Reader = Pick<User, 'Language' | 'DateFormat' | 'Nickname' | 'FirstMidName'>;

/** The facts at the time of sending. `stored` is null if the message contains none. */
export const storedFacts = (stored: unknown): ReaderFacts => (stored === null ? noFacts : factsSchema.parse(stored));

export const factTexts = (facts: ReaderFacts, language: Language, { DateFormat }: Pick<User, 'DateFormat'>) => ({
  LastSeen: facts.LastSeen === null ? phrase(language, 'told.never-seen') : dateText(facts.LastSeen, DateFormat),
  Credits: String(facts.Credits),
  SubscriptionName: facts.SubscriptionName ?? phrase(language, 'told.no-subscription'),
});

export function renderForReader({ Language, Texts }: Written, club: string, reader: Reader, facts: ReaderFacts): MessageText {
  return renderDraft(textsOf(Texts), languageSchema.parse(Language), club, reader, facts);
}

const targetOf = (stored: unknown): MessageTarget | null => messageTargetSchema.nullable().parse(stored);

export const buttonTo = ({ Language, Texts, Target }: Led, reader: Pick<Reader, 'Language'>): Message['Button'] =>
  buttonOf(targetOf(Target), textsOf(Texts), languageSchema.parse(Language), reader.Language);

export function renderDraft(
  texts: MessageDraft['Texts'],
  first: Language,
  club: string,
  reader: Reader,
  facts: ReaderFacts,
): MessageText {
  const language = languageOf(texts, first, reader.Language);
  const words = texts[language] ?? { Title: '', Text: '' };
  const { Nickname, FirstMidName } = reader;
  const names = { Nickname, FirstMidName: FirstMidName || Nickname, Club: club };
  const values: Record<Placeholder, string> = { ...names, ...factTexts(facts, language, reader) };
  return { Title: filledFor(words.Title, values), Text: filledFor(words.Text, values) };
}

export function presentSent(row: SentRow): ClubMessage {
  const number = (some: number | null) => some ?? 0;
  const way = (to: number | null, sent: number | null, failed: number | null, removed: number) => ({
    To: number(to) + removed,
    Sent: number(sent) + removed,
    Failed: number(failed),
  });
  return {
    MessageId: row.MessageId,
    Author: authorOf(row),
    Language: languageSchema.parse(row.Language),
    Texts: textsOf(row.Texts),
    Target: targetOf(row.Target),
    PictureUri: row.PictureUri,
    SentAt: row.SentAt.toISOString(),
    Chosen: row.Chosen,
    Recipients: number(row.Recipients) + row.Gone,
    Read: number(row.Read),
    App: row.App ? way(row.AppTo, row.AppSent, 0, row.AppGone) : null,
    Email: row.Email ? way(row.EmailTo, row.EmailSent, row.EmailFailed, row.EmailGone) : null,
    Sms: row.Sms ? way(row.SmsTo, row.SmsSent, row.SmsFailed, row.SmsGone) : null,
  };
}

export const presentMessage = (row: GotRow, reader: User): Message => ({
  MessageId: row.MessageId,
  ClubId: row.ClubId,
  ClubName: row.ClubName,
  Author: authorOf(row),
  ...renderForReader(row, row.ClubName, reader, storedFacts(row.Facts)),
  PictureUri: row.PictureUri,
  Button: buttonTo(row, reader),
  SentAt: row.SentAt.toISOString(),
  ReadAt: row.ReadAt?.toISOString() ?? null,
});
