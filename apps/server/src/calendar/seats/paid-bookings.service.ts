import { isRefusal } from '@clubpulse/contract/errors';
import type { BookingPorts } from '../../billing/subscriptions/public.ts';
import { paidSeatsFacts, seatsToCome } from './paid-bookings.facts.ts';
import { createSeats } from './seats.service.ts';

/** What subscriptions ask of the seats they pay. */
export const paidBookings: BookingPorts = {
  ...paidSeatsFacts,

  async takeOffClasses(trx, userSubscriptionId, by) {
    // Nobody else sees the freed seats before the transaction ends: the queue moves by the job each change leaves.
    const seats = createSeats({ db: trx, seatFreed: async () => {} });
    const left = await seatsToCome(trx, userSubscriptionId);
    // In one order, so that two who do it never wait for each other.
    for (const { ClassId, UserId } of left.sort((a, b) => a.ClassId - b.ClassId)) {
      const act = { classId: ClassId, userId: UserId, staffId: by, answer: () => undefined };
      const answer = await seats.leave(act, true);
      // Gone meanwhile, or begun: then nothing is left to take back.
      if (isRefusal(answer) && answer.refused !== 'NotFound' && answer.refused !== 'ClassIsFinished')
        throw new Error(`Somebody could not be taken off class ${ClassId}: ${answer.refused}.`);
    }
  },
};
