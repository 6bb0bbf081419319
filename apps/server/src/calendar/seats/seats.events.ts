import type { NewEvent } from '@clubpulse/contract/all-events';
import type { Place } from '@clubpulse/contract/calendar/classes/classes';
import type { QueueStep } from '@clubpulse/rules/calendar/seats/queue';
import type { SeatDeltas } from '@clubpulse/rules/calendar/seats/seat-decisions';
import type { CreditsMoved, SeatAfter, SeatEvent } from './seat-change.store.ts';
import type { SeatFacts } from './seats.facts.ts';

interface Changed {
  readonly facts: SeatFacts;
  readonly userId: number;
  readonly to: SeatAfter | null;
  readonly giveBack: boolean;
  readonly strike: boolean;
  readonly canceled: boolean;
  readonly cancelsBy: number | undefined;
  readonly staffId: number | null;
  readonly by: number | null;
  readonly movement: SeatDeltas['movement'];
}

type Reason = Extract<NewEvent, { Type: 'ClassUnsubscription' }>['Payload']['Reason'];
type Named = Pick<SeatFacts['class'], 'ClassId' | 'Name' | 'Begin'>;

export const ofClass = ({ ClassId, Name, Begin }: Named, userId: number) => ({
  Target: userId,
  ClassId,
  ClassName: Name,
  ClassDate: Begin.toISOString(),
});

export function seatEvents(changed: Changed): SeatEvent[] {
  const { facts, userId, to, giveBack, strike, canceled, cancelsBy, staffId, by, movement } = changed;
  const { class: clubClass, mine } = facts;
  const { ClubId } = clubClass;
  const seat = { ...ofClass(clubClass, userId), By: by };
  const credits = movement?.UserSubscriptionId === null ? [creditsMoved(ClubId, seat, movement.Change)] : [];
  if (to?.State === 'Booked') return [{ ClubId, Type: 'ClassSubscription', Payload: { ...seat, Place: to.Place } }, ...credits];
  if (canceled) {
    const Payload = { ...seat, Reason: clubClass.CancelReason ?? '', GivenBack: movement !== null };
    return [{ ClubId, Type: 'ClassCanceled', Payload }, ...credits];
  }
  const left = { ...seat, Reason: reasonOf(mine?.State === 'Booked', giveBack, staffId) };
  return [
    to
      ? { ClubId, Type: 'ClassQueued', Payload: { ...seat, Place: to.Place } }
      : { ClubId, Type: 'ClassUnsubscription', Payload: left },
    ...credits,
    ...(strike ? [{ ClubId, Type: 'StrikeCounted', Payload: { ...seat, Kind: 'LateCancel' } } as const] : []),
    ...(cancelsBy === undefined ? [] : [classEnded(clubClass, cancelsBy)]),
  ];
}

const classEnded = ({ ClubId, ClassId, Name: ClassName, Begin }: SeatFacts['class'], By: number): SeatEvent => ({
  ClubId,
  Type: 'ClassUpdated',
  Payload: { ClassIds: [ClassId], ClassName, ClassDate: Begin.toISOString(), By },
});

const creditsMoved = (
  ClubId: number,
  seat: ReturnType<typeof ofClass> & { By: number | null },
  Change: number,
): CreditsMoved => ({
  ClubId,
  Type: Change < 0 ? 'CreditsSub' : 'CreditsAdd',
  Payload: { ...seat, Credits: Math.abs(Change), Reason: Change < 0 ? 'Booking' : 'GiveBack' },
});

export function queueEvents(
  clubClass: Named & { readonly ClubId: number },
  Place: Place,
  { expired, offers, open }: QueueStep,
): NewEvent[] {
  const { ClubId } = clubClass;
  const seat = (userId: number) => ({ ...ofClass(clubClass, userId), By: null });
  return [
    ...expired.map((userId) => ({ ClubId, Type: 'OfferExpired', Payload: seat(userId) }) as const),
    ...offers.map(
      ({ UserId, OfferExpiresAt }) =>
        ({
          ClubId,
          Type: 'SeatOffered',
          Payload: { ...seat(UserId), Place, OfferExpiresAt: OfferExpiresAt.toISOString() },
        }) as const,
    ),
    ...open.map((userId) => ({ ClubId, Type: 'SeatOpen', Payload: { ...seat(userId), Place } }) as const),
  ];
}

function reasonOf(wasBooked: boolean, giveBack: boolean, staffId: number | null): Reason {
  if (!wasBooked) return 'LeftQueue';
  if (staffId !== null) return 'Removed';
  return giveBack ? 'Canceled' : 'LateCancel';
}
