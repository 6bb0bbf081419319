import {
  ANSWER_STOPS_DAYS,
  AUTOMATIC_MESSAGES,
  type AutomationCondition,
  type AutomationContent,
  type AutomationHours,
} from '@clubpulse/contract/office/automations/automations';
import type { MessageTexts } from '@clubpulse/contract/office/messages';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { quietUntil } from '../notifications/channels.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Quiet hours are shorter than this. */
const QUIET_MS = DAY_MS;

/** `EndedAt`: when the person came, renewed or paid. */
export interface Cause {
  readonly At: Date;
  readonly EndedAt: Date | null;
}

type Timing = Pick<AutomationCondition, 'WaitHours' | 'SendsMessage'>;

export interface ClubHours extends AutomationHours {
  readonly TimeZone: string;
}

export const conditionOf = ({ Trigger, Days, WaitHours, Only, Then }: AutomationContent): AutomationCondition => ({
  Trigger,
  Days,
  WaitHours,
  Only,
  SendsMessage: Then.Message !== null,
});

export function dueAt(at: Date, { WaitHours, SendsMessage }: Timing, hours: ClubHours): Date {
  const due = new Date(at.getTime() + WaitHours * HOUR_MS);
  return SendsMessage ? (quietUntil(hours, due, hours.TimeZone) ?? due) : due;
}

export const causesDueIn = ({ WaitHours }: Pick<Timing, 'WaitHours'>, { from, to }: Span): Span => ({
  from: new Date(from.getTime() - WaitHours * HOUR_MS - QUIET_MS),
  to: new Date(to.getTime() - WaitHours * HOUR_MS),
});

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export type Standing = 'Reached' | 'Ended' | 'Outside';

export function standingIn(cause: Cause, due: Date, { from, to }: Span): Standing {
  if (due <= from || due > to) return 'Outside';
  return cause.EndedAt !== null && cause.EndedAt <= due ? 'Ended' : 'Reached';
}

/** False if the run is more than an hour late and its cause ended meanwhile. */
export const isStillMeant = ({ EndedAt }: Cause, due: Date, now: Date): boolean =>
  EndedAt === null || EndedAt > now || now.getTime() - due.getTime() <= HOUR_MS;

export function allowedFrom(sentAt: readonly Date[], now: Date): Date | undefined {
  const window = AUTOMATIC_MESSAGES.days * DAY_MS;
  const lately = sentAt.map((at) => at.getTime()).filter((at) => at > now.getTime() - window);
  const first = lately.sort((one, other) => other - one)[AUTOMATIC_MESSAGES.max - 1];
  return first === undefined ? undefined : new Date(first + window);
}

/** The member's last reply to a message of the automation stops further messages (decision 0195). */
export const isStopped = (repliedAt: Date | null, now: Date): boolean =>
  repliedAt !== null && now.getTime() - repliedAt.getTime() < ANSWER_STOPS_DAYS * DAY_MS;

export const mainLanguage = (texts: MessageTexts, ofClub: Language): Language =>
  [ofClub, ...languages].find((language) => texts[language] !== undefined) ?? ofClub;
