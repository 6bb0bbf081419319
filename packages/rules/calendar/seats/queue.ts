import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { Temporal } from 'temporal-polyfill';
import { freeSeats, type Seats } from './seat-deltas.ts';

/**
 * The queue of one place of a class (decision 0010). A freed seat is held for the first who waits until she answers; when she
 * declines or lets the time pass she leaves the queue and the seat is offered to the next. The nearer the class, the shorter it is held; in
 * the last hour it is held for nobody: all who wait are told, and the first who takes it has it. Nobody overtakes: a seat that somebody
 * waits for is not free for others. Whom staff moved from her seat to the queue is passed over until somebody leaves another seat:
 * the house does not give back what staff took. With OfferMinutes 0 nothing is offered and staff moves the queue by hand.
 */

export interface Waiting {
  readonly UserId: number;
  readonly Since: Date;
  readonly OfferExpiresAt: Date | null;
  /** Staff moved her here from a seat, and nobody has left one since. */
  readonly TakenFromSeat: boolean;
  /** She was told of an open seat, and nobody has left one since. */
  readonly OpenTold: boolean;
}

/** The order of the queue: who waits longer is first. */
export const inQueueOrder = (waiting: readonly Waiting[]): Waiting[] =>
  [...waiting].sort((a, b) => a.Since.getTime() - b.Since.getTime() || a.UserId - b.UserId);

export interface QueueFacts {
  readonly now: Date;
  /** Of the class. */
  readonly Begin: Date;
  readonly timeZone: string;
  readonly seats: Seats;
  readonly waiting: readonly Waiting[];
  readonly settings: Pick<BookingSettings, 'OfferMinutes'>;
}

export interface QueueStep {
  /** Offers that ran out: they leave the queue. */
  readonly expired: readonly number[];
  /** Offers to make, in the order of the queue. */
  readonly offers: readonly { readonly UserId: number; readonly OfferExpiresAt: Date }[];
  /** Who is told that a seat is there for the first who takes it. */
  readonly open: readonly number[];
}

/** What happens to the queue now: asked whenever a seat is freed, an offer is declined or runs out. */
export function queueStep({ now, Begin, timeZone, seats, waiting, settings }: QueueFacts): QueueStep {
  const expired = waiting.filter((one) => one.OfferExpiresAt !== null && one.OfferExpiresAt <= now);
  const free = freeSeats({ ...seats, offered: seats.offered - expired.length });
  const OfferExpiresAt = offerDeadline(now, Begin, settings.OfferMinutes, timeZone);
  const unasked = waiting.filter((one) => one.OfferExpiresAt === null && !one.TakenFromSeat);
  const next = OfferExpiresAt === undefined ? [] : inQueueOrder(unasked).slice(0, free);
  const untold = inQueueOrder(unasked).filter((one) => !one.OpenTold);
  return {
    expired: expired.map((one) => one.UserId),
    offers: next.flatMap(({ UserId }) => (OfferExpiresAt === undefined ? [] : [{ UserId, OfferExpiresAt }])),
    open: free > 0 && isOpenToQueue(now, Begin, settings.OfferMinutes) ? untold.map((one) => one.UserId) : [],
  };
}

/** People asleep are not asked: minutes between these hours of the club's day do not count. */
export const QUIET = { from: 22, to: 7 } as const;

const MINUTE_MS = 60_000;
/** So long before a class nobody's answer is waited for any more. */
const LAST_MS = 60 * MINUTE_MS;
/** A seat is held for at least so long. */
const LEAST_MS = 10 * MINUTE_MS;

/** Whether a free seat is there for whoever of the queue takes it first: in the last hour, where the club offers at all. */
export const isOpenToQueue = (now: Date, Begin: Date, minutes: number): boolean =>
  minutes > 0 && now < Begin && Begin.getTime() - now.getTime() <= LAST_MS;

/**
 * Until when an offer made now may be accepted: for the club's `minutes` or a third of the time left, whichever is less, at least for ten
 * minutes. In quiet hours both count from the morning, and where that is in the last hour the offer ends as the last hour begins. Undefined when
 * nothing is offered: by hand, in the last hour, or the class has begun.
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
