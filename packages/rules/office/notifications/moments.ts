import type { NotificationPayload } from '@clubpulse/contract/office/notifications';
import { type CausedEvent, kindOf } from './catalogue.ts';
import { REMINDER_MINUTES } from './channels.ts';

const MINUTE_MS = 60_000;

/** Minutes after which a notification of something in progress is too late, for example after an outage. */
export const GOING_ON_MINUTES = 30;

interface Notification {
  readonly Event: CausedEvent;
  readonly Payload: Pick<NotificationPayload, 'ClassDate' | 'FromDate' | 'OfferExpiresAt'>;
  readonly At: Date;
}

const ofClasses: ReadonlySet<CausedEvent> = new Set([
  'ClassSubscription',
  'ClassUnsubscription',
  'ClassReminder',
  'ClassChanged',
  'SeatOffered',
]);

export function mattersUntil({ Event, Payload: { ClassDate, OfferExpiresAt }, At }: Notification): Date | null {
  if (Event === 'StartedLive') return new Date(At.getTime() + GOING_ON_MINUTES * MINUTE_MS);
  if (!ofClasses.has(Event)) return null;
  // A class that had already begun at the time of the notification sets no end.
  const toCome = ClassDate !== undefined && Date.parse(ClassDate) > At.getTime() ? [ClassDate] : [];
  const ends = [...(OfferExpiresAt === undefined ? [] : [OfferExpiresAt]), ...toCome].map((instant) => Date.parse(instant));
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

/** True if the offer would expire or the class begin before the end of quiet hours (`waits`) or too soon after it. */
export function ignoresQuietHours({ Event, Payload: { ClassDate, FromDate }, At }: Notification, waits: Date): boolean {
  const { urgency } = kindOf(Event);
  if (urgency !== 'BeforeClass') return urgency === 'AtOnce';
  const begins = [ClassDate, FromDate].flatMap((instant) => (instant === undefined ? [] : Date.parse(instant)));
  return begins.some((begin) => begin > At.getTime() && begin < waits.getTime() + REMINDER_MINUTES * MINUTE_MS);
}

export interface PushMoment {
  readonly notBefore: Date | undefined;
  readonly until: Date | null;
}

export function pushMoment(notification: Notification, waits: Date | undefined, now: Date): PushMoment | undefined {
  const until = mattersUntil(notification);
  const notBefore = waits && !ignoresQuietHours(notification, waits) ? waits : undefined;
  return until === null || (notBefore ?? now) < until ? { notBefore, until } : undefined;
}
