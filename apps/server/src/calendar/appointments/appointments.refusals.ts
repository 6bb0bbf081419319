import { bookAppointment } from '@clubpulse/contract/calendar/appointments.calls';
import { hours } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { clubA, ids, tokens }, rows }) => ({
  SlotNotFree: provoke(server, bookAppointment, {
    params: { id: ids.athleteA },
    body: { ClubId: clubA, TrainerId: rows.trainer, Begin: hours(-48).toISOString(), Minutes: 60 },
    token: tokens.athleteA,
  }),
});
