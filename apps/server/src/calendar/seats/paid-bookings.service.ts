import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { BookingPorts } from '../../billing/subscriptions/public.ts';
import { paidSeatsFacts, seatsToCome } from './paid-bookings.facts.ts';
import { createSeats, type SeatAct } from './seats.service.ts';

const isOver = ({ refused }: Refusal): boolean => refused === 'NotFound' || refused === 'ClassIsFinished';

export const paidBookings: BookingPorts = {
  ...paidSeatsFacts,

  async takeOffClasses(trx, userSubscriptionId, by, now) {
    // No seat is offered here, because freed seats become visible only with the commit. A queued job offers them.
    const seats = createSeats({ db: trx, seatFreed: async () => {} });
    async function takeOff(act: SeatAct<undefined>): Promise<void> {
      const left = await seats.leave(act, true);
      const answer = isRefusal(left) && left.refused === 'ClassIsCanceled' ? await seats.canceled(act) : left;
      // Throws to roll back the transaction; the caller gets the refusal.
      if (isRefusal(answer) && !isOver(answer))
        throw Object.assign(new Error(`A member could not be taken off class ${act.classId}.`), answer);
    }
    const tried = new Set<number>();
    for (;;) {
      // A concurrent move may have given the member a seat in the new class.
      const left = (await seatsToCome(trx, userSubscriptionId, now)).filter(({ ClassId }) => !tried.has(ClassId));
      if (left.length === 0) return;
      for (const { ClassId, UserId } of left.sort((a, b) => a.ClassId - b.ClassId)) {
        tried.add(ClassId);
        await takeOff({ classId: ClassId, userId: UserId, staffId: by ?? UserId, answer: () => undefined });
      }
    }
  },
};
