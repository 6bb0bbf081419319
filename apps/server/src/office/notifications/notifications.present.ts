import type { User } from '@clubpulse/contract/accounts/users';
import {
  type Audience,
  type Notification,
  type NotificationPayload,
  notificationPayloadSchema,
} from '@clubpulse/contract/office/notifications';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { isOfAll } from '@clubpulse/rules/community/challenges/place';
import { dateText } from '@clubpulse/rules/formats/dates';
import { moneyText } from '@clubpulse/rules/formats/money';
import { type CausedEvent, causedEvent, kindOf, templatesOf, viewOf } from '@clubpulse/rules/office/notifications/catalogue';
import { shortComment } from '@clubpulse/rules/training/comments/feedback';
import { titleOf } from '@clubpulse/rules/videos/videos/encoding';
import { phrase } from '../../platform/phrases/phrases.ts';
import { momentText, momentTextOn } from '../notices/public.ts';
import type { NotificationRow } from './notifications.store.ts';

export type Reader = Pick<User, 'UserId' | 'Language' | 'DateFormat' | 'TimeFormat' | 'TimeZone'>;

export interface NotificationFacts {
  readonly Event: CausedEvent;
  readonly Audience: Audience;
  readonly Payload: NotificationPayload;
  readonly actor: { readonly UserId: number; readonly name: string } | null;
  readonly target: { readonly UserId: number; readonly name: string } | null;
  readonly club: string;
  readonly timeZone: string | null;
}

const [BEGIN, END] = ['\u0001', '\u0002'];

export function notificationText(facts: NotificationFacts, reader: Reader, now?: Date): Pick<Notification, 'Title' | 'Detail'> {
  const { Language } = reader;
  const values = valuesOf(facts, reader, now);
  const keys = templatesOf(facts).map((name) => `told.${name}` as const);
  const spoken = keys.map((key) => phrase(Language, key, values)).find((words, place) => words !== keys[place]);
  const sentence = (spoken ?? keys[0] ?? facts.Event).replace(/\s*:?\s*$/, '');
  const Title = sentence.split(END).flatMap((stretch) => {
    const [plain = '', strong] = stretch.split(BEGIN);
    return [
      { Text: plain, IsStrong: false },
      { Text: strong ?? '', IsStrong: true },
    ].filter(({ Text }) => Text !== '');
  });
  const namesActor = facts.actor !== null && sentence.includes(`${BEGIN}${facts.actor.name}${END}`);
  return { Title, Detail: detailOf(facts, reader, namesActor) };
}

export const plainText = (Title: Notification['Title']): string => Title.map(({ Text }) => Text).join('');

function valuesOf(
  { Payload, actor, target, club, timeZone }: NotificationFacts,
  reader: Reader,
  now?: Date,
): Record<string, string | number> {
  const strong = (text: string | undefined) => (text ? `${BEGIN}${text}${END}` : '');
  const moment = (instant: string | undefined) => {
    if (instant === undefined) return '';
    const [when, zone] = [new Date(instant), timeZone ?? reader.TimeZone];
    return now === undefined ? momentText(when, reader, zone) : momentTextOn(now, when, reader, zone);
  };
  const {
    SubscriptionName,
    ExpirationDate,
    Days,
    Credits,
    TotalCredits,
    ClassName,
    ClassDate,
    Title,
    WorkoutName,
    ChallengeName,
    Rank,
    RankPrc,
  } = Payload;
  return {
    target: strong(target?.name ?? Payload.Email),
    actor: strong(actor?.name),
    club: strong(club),
    subscription: strong(SubscriptionName),
    class: strong(ClassName),
    title: strong(Title),
    workout: strong(WorkoutName),
    challenge: strong(ChallengeName),
    rank: Rank ?? '',
    percent: RankPrc ?? '',
    level: Payload.Level ?? '',
    bpm: Payload.HeartRate ?? '',
    month: strong(Payload.Month && monthText(Payload.Month, reader.Language)),
    date: ExpirationDate === undefined ? '' : dateText(ExpirationDate, reader.DateFormat),
    when: moment(ClassDate),
    from: moment(Payload.FromDate),
    until: moment(Payload.OfferExpiresAt),
    count: Days ?? Credits ?? Payload.People ?? 0,
    total: TotalCredits ?? 0,
  };
}

/** The text of the mail server is not shown, because it is English and contains e-mail addresses. */
function mailErrorWords(code: string | undefined, language: Reader['Language']): string {
  if (code === undefined) return phrase(language, 'told.mail-unreached');
  const why = ['550', '551', '553'].includes(code)
    ? 'unknown'
    : code === '552'
      ? 'full'
      : code.startsWith('4')
        ? 'later'
        : 'refused';
  return `${phrase(language, `told.mail-${why}`)} (${code})`;
}

const monthText = (month: string, language: Reader['Language']): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month));

function detailOf({ Event, Payload, actor, target }: NotificationFacts, reader: Reader, namesActor: boolean): string | null {
  const { Language } = reader;
  if (Event === 'EmailError' || Event === 'InvitationEmailError') return mailErrorWords(Payload.ErrorCode, Language);
  if (Event === 'EncodingJobError' && Payload.ErrorCode !== undefined)
    return `${phrase(Language, `encoding.${titleOf(Payload.ErrorCode)}`)} (${Payload.ErrorCode})`;
  if (Payload.Fields) return Payload.Fields.map((field) => phrase(Language, `told.field-${field}`)).join(', ');
  if (Event === 'LevelUpdate') return null;
  if (Event === 'ChallengeStarted') return Payload.Description ?? null;
  if (Event === 'ChallengeAwarded' && Payload.Rank !== undefined)
    return phrase(Language, 'told.place', {
      rank: Payload.Rank,
      percent: Payload.RankPrc ?? 100,
      ...(isOfAll(Payload.RankPrc ?? 100) ? { context: 'All' } : {}),
    });
  if (Event === 'ClassChanged' || Event === 'ClubMessage' || Event === 'ThreadAnswered') return Payload.Message ?? null;
  if (Event === 'TrainingFeedback') return Payload.ShortComment ?? Payload.Message ?? null;
  if (Payload.Message === 'LateCancel') return phrase(Language, 'told.late');
  if (Event === 'CreatedInvitation' && Payload.Message) return Payload.Message;
  const price =
    Payload.Amount === undefined || Payload.Currency === undefined ? [] : [moneyText(Payload.Amount, Payload.Currency, Language)];
  const by = byWords(actor, target, reader, namesActor);
  return [...price, ...(by === null ? [] : [by])].join(' · ') || null;
}

function byWords(
  actor: NotificationFacts['actor'],
  target: NotificationFacts['target'],
  reader: Reader,
  namesActor: boolean,
): string | null {
  const { Language } = reader;
  if (actor === null || actor.UserId === target?.UserId || namesActor) return null;
  return actor.UserId === reader.UserId ? phrase(Language, 'told.by-you') : phrase(Language, 'told.by', { actor: actor.name });
}

const personOf = (UserId: number | null, Nickname: string | null, Email: string | null) =>
  UserId === null || Nickname === null ? null : { UserId, Nickname, Email };
const nameOf = (UserId: number | null, Nickname: string | null, FirstMidName: string | null, LastName: string | null) =>
  UserId === null || Nickname === null
    ? null
    : { UserId, name: fullName({ Nickname, FirstMidName: FirstMidName ?? '', LastName: LastName ?? '' }) };

/** The begin of a comment is read from the comment itself and is not stored in the notification. */
export function presentPayload({ Payload, CommentText }: Pick<NotificationRow, 'Payload' | 'CommentText'>): NotificationPayload {
  const stored = notificationPayloadSchema.parse(Payload);
  return CommentText === null ? stored : { ...stored, ShortComment: shortComment(CommentText) };
}

export function presentNotification(row: NotificationRow, reader: Reader, now?: Date, isSeen = true): Notification {
  const Event = causedEvent(row.Event);
  const Payload = presentPayload(row);
  const { Audience, ActorId, TargetId } = row;
  const SubjectId = row.CommentTrainingId ?? row.SubjectId;
  const facts: NotificationFacts = {
    Event,
    Audience,
    Payload,
    actor: nameOf(ActorId, row.ActorNickname, row.ActorFirst, row.ActorLast),
    target: nameOf(TargetId, row.TargetNickname, row.TargetFirst, row.TargetLast),
    club: row.ClubName ?? '',
    timeZone: row.TimeZone,
  };
  return {
    NotificationId: row.NotificationId,
    Event,
    Group: kindOf(Event).group,
    Audience,
    UserId: row.UserId,
    ClubId: row.ClubId,
    ClubName: row.ClubName,
    ClubLogEntryId: row.ClubLogEntryId,
    Actor: personOf(ActorId, row.ActorNickname, row.ActorEmail),
    Target: personOf(TargetId, row.TargetNickname, row.TargetEmail),
    Payload,
    DateFormat: reader.DateFormat,
    State: row.State === 'New' ? 'New' : 'Read',
    CreatedAt: row.CreatedAt.toISOString(),
    ...notificationText(facts, reader, now),
    View: viewOf({ Event, Audience, Payload, TargetId, SubjectId }, isSeen),
  };
}
