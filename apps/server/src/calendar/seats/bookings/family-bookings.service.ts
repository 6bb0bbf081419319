import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { refuse } from '@clubpulse/contract/errors';
import type { Families } from '../../../members/families/public.ts';
import type { RequestKey } from '../../../platform/http/idempotency.store.ts';
import type { Seats } from '../seats.service.ts';
import { ownLeaving, ownSeat } from './bookings.present.ts';
import type { Bookings } from './bookings.service.ts';

interface FamilyBookingParts {
  readonly seats: Seats;
  readonly bookings: Pick<Bookings, 'bookable'>;
  readonly families: Pick<Families, 'mayBook'>;
  readonly clubOf: (classId: ClassId) => Promise<ClubId | undefined>;
}

interface FamilyAct {
  readonly payerId: UserId;
  readonly memberId: UserId;
  readonly classId: ClassId;
  readonly key: RequestKey | undefined;
}

export type FamilyBookings = ReturnType<typeof createFamilyBookings>;

/** A payer books by the rules, subscriptions and credits of the member who allowed it (decision 0042). */
export function createFamilyBookings({ seats, bookings, families, clubOf }: FamilyBookingParts) {
  async function mayAct({ payerId, memberId, classId }: FamilyAct): Promise<boolean> {
    const clubId = await clubOf(classId);
    return clubId !== undefined && families.mayBook(clubId, payerId, memberId);
  }
  const ofMember = ({ payerId, memberId, classId, key }: FamilyAct) => ({ userId: memberId, payerId, classId, key });

  return {
    bookable: async (payerId: UserId, memberId: UserId, clubId: ClubId, from: string, days: number) =>
      (await families.mayBook(clubId, payerId, memberId)) ? bookings.bookable(memberId, clubId, from, days) : refuse('NotFound'),

    book: async (act: FamilyAct, body: { Place: Place; paymentMode: string; Queue: boolean }) =>
      (await mayAct(act))
        ? seats.join({ ...ofMember(act), ...ownSeat }, { by: 'athlete', force: false, ...body })
        : refuse('NotFound'),

    cancel: async (act: FamilyAct) =>
      (await mayAct(act)) ? seats.leave({ ...ofMember(act), ...ownLeaving }) : refuse('NotFound'),
  };
}
