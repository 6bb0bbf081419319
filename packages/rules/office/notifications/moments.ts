import type { NotificationPayload } from '@clubpulse/contract/office/notifications';
import { type CausedEvent, kindOf } from './catalogue.ts';
import { REMINDER_MINUTES } from './channels.ts';

/** When a device is told, and until when. */

const MINUTE_MS = 60_000;

/** What a whole club is told of is going on: after that it is no news, as when the house was down meanwhile. */
export const GOING_ON_MINUTES = 30;

interface Told {
  readonly Event: CausedEvent;
  readonly Payload: Pick<NotificationPayload, 'ClassDate' | 'FromDate' | 'OfferExpiresAt'>;
  /** When it happened. */
  readonly At: Date;
}

const ofClasses: ReadonlySet<CausedEvent> = new Set([
  'ClassSubscription',
  'ClassUnsubscription',
  'ClassReminder',
  'ClassChanged',
  'SeatOffered',
]);

/** The end of an offer, the beginning of a class that was to come; null where it stays true. */
export function mattersUntil({ Event, Payload: { ClassDate, OfferExpiresAt }, At }: Told): Date | null {
  if (Event === 'StartedLive') return new Date(At.getTime() + GOING_ON_MINUTES * MINUTE_MS);
  if (!ofClasses.has(Event)) return null;
  // Of a course that is under way, or of a class that is over, it is as true later.
  const toCome = ClassDate !== undefined && Date.parse(ClassDate) > At.getTime() ? [ClassDate] : [];
  const ends = [...(OfferExpiresAt === undefined ? [] : [OfferExpiresAt]), ...toCome].map((instant) => Date.parse(instant));
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** Whether it goes in spite of quiet hours, which end at `waits`: an offer lapses, and of a class one has to hear before one leaves for it. */
export function hurries({ Event, Payload: { ClassDate, FromDate }, At }: Told, waits: Date): boolean {
  const { urgency } = kindOf(Event);
  if (urgency !== 'BeforeClass') return urgency === 'AtOnce';
  const begins = [ClassDate, FromDate].flatMap((instant) => (instant === undefined ? [] : Date.parse(instant)));
  return begins.some((begin) => begin > At.getTime() && begin < waits.getTime() + REMINDER_MINUTES * MINUTE_MS);
}

export interface PushMoment {
  /** Undefined: at once. */
  readonly notBefore: Date | undefined;
  readonly until: Date | null;
}

/** `waits`: when what can wait may come. Undefined where it would come too late. */
export function pushMoment(told: Told, waits: Date | undefined, now: Date): PushMoment | undefined {
  const until = mattersUntil(told);
  const notBefore = waits && !hurries(told, waits) ? waits : undefined;
  return until === null || (notBefore ?? now) < until ? { notBefore, until } : undefined;
}
