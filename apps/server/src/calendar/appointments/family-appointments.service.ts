import type { UserId } from '@clubpulse/contract/accounts/users';
import type { bookAppointment } from '@clubpulse/contract/calendar/appointments.calls';
import type { BodyOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { refuse } from '@clubpulse/contract/errors';
import type { Families } from '../../members/families/public.ts';
import type { RequestKey } from '../../platform/http/idempotency.store.ts';
import type { Availabilities, SlotQuery } from './availability.service.ts';
import type { Appointments } from './booking.service.ts';

interface FamilyParts {
  readonly availabilities: Pick<Availabilities, 'trainers' | 'slots'>;
  readonly appointments: Appointments;
  readonly families: Pick<Families, 'mayBook'>;
}

export interface PayerAndMember {
  readonly payerId: UserId;
  readonly memberId: UserId;
}

export type FamilyAppointments = ReturnType<typeof createFamilyAppointments>;

/** A payer books for a member who allowed it. The member's rules, subscriptions and credits apply (decision 0042). */
export function createFamilyAppointments({ availabilities, appointments, families }: FamilyParts) {
  return {
    trainers: async ({ payerId, memberId }: PayerAndMember, clubId: ClubId) =>
      (await families.mayBook(clubId, payerId, memberId)) ? availabilities.trainers(memberId, clubId) : refuse('NotFound'),

    slots: async ({ payerId, memberId }: PayerAndMember, query: SlotQuery) =>
      (await families.mayBook(query.clubId, payerId, memberId)) ? availabilities.slots(memberId, query) : refuse('NotFound'),

    book: async ({ payerId, memberId }: PayerAndMember, wish: BodyOf<typeof bookAppointment>, key?: RequestKey) =>
      (await families.mayBook(wish.ClubId, payerId, memberId))
        ? appointments.book({ userId: memberId, payerId }, wish, key)
        : refuse('NotFound'),
  };
}
