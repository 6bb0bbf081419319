import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { Temporal } from 'temporal-polyfill';
import { freeSeats, type Seats } from './seat-decisions.ts';

/**
 * Decision 0010: a freed seat is offered to the first member, then to the next, and in the last hour to all at once. If
 * OfferMinutes is 0, staff move members up.
 */

export interface Waiting {
  readonly UserId: number;
  readonly Since: Date;
  readonly OfferExpiresAt: Date | null;
  readonly TakenFromSeat: boolean;
  readonly OpenTold: boolean;
}

export const inQueueOrder = (waiting: readonly Waiting[]): Waiting[] =>
  [...waiting].sort((a, b) => a.Since.getTime() - b.Since.getTime() || a.UserId - b.UserId);

export interface QueueFacts {
  readonly now: Date;
  readonly Begin: Date;
  readonly timeZone: string;
  readonly seats: Seats;
  readonly waiting: readonly Waiting[];
  readonly settings: Pick<BookingSettings, 'OfferMinutes'>;
}

export interface QueueStep {
  readonly expired: readonly number[];
  readonly offers: readonly { readonly UserId: number; readonly OfferExpiresAt: Date }[];
  readonly open: readonly number[];
}

export function queueStep({ now, Begin, timeZone, seats, waiting, settings }: QueueFacts): QueueStep {
  const expired = waiting.filter((one) => one.OfferExpiresAt !== null && one.OfferExpiresAt <= now);
  const free = freeSeats({ ...seats, offered: seats.offered - expired.length });
  const OfferExpiresAt = offerDeadline(now, Begin, settings.OfferMinutes, timeZone);
  const withoutOffer = waiting.filter((one) => one.OfferExpiresAt === null && !one.TakenFromSeat);
  const next = OfferExpiresAt === undefined ? [] : inQueueOrder(withoutOffer).slice(0, free);
  const unnotified = inQueueOrder(withoutOffer).filter((one) => !one.OpenTold);
  return {
    expired: expired.map((one) => one.UserId),
    offers: next.flatMap(({ UserId }) => (OfferExpiresAt === undefined ? [] : [{ UserId, OfferExpiresAt }])),
    open: free > 0 && isOpenToQueue(now, Begin, settings.OfferMinutes) ? unnotified.map((one) => one.UserId) : [],
  };
}

/** Hours in the club's zone. In these hours the time of an offer does not run, because members sleep. */
export const QUIET = { from: 22, to: 7 } as const;

const MINUTE_MS = 60_000;
const LAST_MS = 60 * MINUTE_MS;
const LEAST_MS = 10 * MINUTE_MS;

export const isOpenToQueue = (now: Date, Begin: Date, minutes: number): boolean =>
  minutes > 0 && now < Begin && Begin.getTime() - now.getTime() <= LAST_MS;

/**
 * An offer ends after `minutes` or a third of the time until the class, but lasts at least ten minutes. In quiet hours this time
 * begins in the morning. Undefined if no offer can be made.
 */
export function offerDeadline(now: Date, Begin: Date, minutes: number, timeZone: string): Date | undefined {
  if (minutes === 0 || now >= Begin || isOpenToQueue(now, Begin, minutes)) return undefined;
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const from = (morningAfter(local) ?? local).epochMilliseconds;
  const left = Begin.getTime() - from;
  if (left <= LAST_MS) return new Date(Math.max(Begin.getTime() - LAST_MS, now.getTime() + LEAST_MS));
  return new Date(from + Math.max(LEAST_MS, Math.min(minutes * MINUTE_MS, Math.floor(left / 3))));
}

function morningAfter(local: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined {
  if (local.hour >= QUIET.to && local.hour < QUIET.from) return undefined;
  const day = local.toPlainDate().add({ days: local.hour >= QUIET.from ? 1 : 0 });
  return day.toZonedDateTime({ timeZone: local.timeZoneId, plainTime: Temporal.PlainTime.from({ hour: QUIET.to }) });
}
