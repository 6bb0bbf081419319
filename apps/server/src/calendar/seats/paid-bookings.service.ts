import { isRefusal, type Refusal } from '@clubpulse/contract/errors';
import type { BookingPorts } from '../../billing/subscriptions/public.ts';
import { paidSeatsFacts, seatsToCome } from './paid-bookings.facts.ts';
import { createSeats, type SeatAct } from './seats.service.ts';

/** Gone meanwhile, or begun: then nothing is left to take back. */
const isOver = ({ refused }: Refusal): boolean => refused === 'NotFound' || refused === 'ClassIsFinished';

/** What subscriptions ask of the seats they pay. */
export const paidBookings: BookingPorts = {
  ...paidSeatsFacts,

  async takeOffClasses(trx, userSubscriptionId, by, now) {
    // Nobody else sees the freed seats before the transaction ends: the queue moves by the job each change leaves.
    const seats = createSeats({ db: trx, seatFreed: async () => {} });
    async function takeOff(act: SeatAct<undefined>): Promise<void> {
      const left = await seats.leave(act, true);
      // Marked, and not given back to her yet: what becomes of all its people becomes of her now.
      const answer = isRefusal(left) && left.refused === 'ClassIsCanceled' ? await seats.canceled(act) : left;
      // Whoever asked is told so, and nothing of it is kept.
      if (isRefusal(answer) && !isOver(answer))
        throw Object.assign(new Error(`Somebody could not be taken off class ${act.classId}.`), answer);
    }
    const tried = new Set<number>();
    for (;;) {
      // Anew: a class that was moved meanwhile took her along into another.
      const left = (await seatsToCome(trx, userSubscriptionId, now)).filter(({ ClassId }) => !tried.has(ClassId));
      if (left.length === 0) return;
      // In one order, so that two who do it never wait for each other.
      for (const { ClassId, UserId } of left.sort((a, b) => a.ClassId - b.ClassId)) {
        tried.add(ClassId);
        await takeOff({ classId: ClassId, userId: UserId, staffId: by, answer: () => undefined });
      }
    }
  },
};
