import { defaultAvailability } from '@clubpulse/contract/calendar/appointments';
import { expect } from 'vitest';
import { hours } from '../../test/booking-rows.ts';
import type { Samples } from '../../test/sample.ts';
import { saveAvailability } from './availability.store.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((DayOfWeek) => ({ DayOfWeek, From: '00:00', To: '00:00' }));
const open = { ...defaultAvailability, IsOpen: true, Name: 'Personal training', Hours: everyDay };

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    const { UserId: trainer } = await db
      .selectFrom('user_roles')
      .select('UserId')
      .where('ClubId', '=', ClubId)
      .where('Role', '=', 'Trainer')
      .executeTakeFirstOrThrow();
    await saveAvailability(db, ClubId, trainer, { ...open, RowVersion: 0 });
    return {};
  },
  calls({ club, athlete, trainer, room, paidForToo }) {
    const ofTrainer = { params: { id: club, trainerId: trainer } };
    const from = hours(48).toISOString().slice(0, 10);
    return {
      'appointments.availability': { ...ofTrainer, answer: { IsOpen: true, Lengths: open.Lengths } },
      'appointments.setAvailability': {
        ...ofTrainer,
        body: { ...open, BufferMinutes: 10, DisplayGroupId: room, RowVersion: 1 },
        answer: { BufferMinutes: 10, RowVersion: 2 },
      },
      'appointments.trainers': {
        params: { id: athlete, clubId: club },
        answer: [{ TrainerId: trainer, Name: 'Personal training' }],
      },
      'appointments.freeSlots': {
        params: { id: athlete, clubId: club, trainerId: trainer },
        query: { from, days: 1, minutes: 60 },
        answer: { TimeZone: 'Europe/Rome', Slots: expect.any(Array) },
      },
      'appointments.book': {
        params: { id: athlete },
        body: { ClubId: club, TrainerId: trainer, Begin: hours(-48).toISOString(), Minutes: 60 },
        answer: { ErrorType: 'SlotNotFree' },
      },
      'appointments.trainersForMember': {
        params: { id: athlete, clubId: club, memberId: paidForToo },
        answer: [{ TrainerId: trainer, Name: 'Personal training' }],
      },
      'appointments.slotsForMember': {
        params: { id: athlete, clubId: club, memberId: paidForToo, trainerId: trainer },
        query: { from, days: 1, minutes: 60 },
        answer: { TimeZone: 'Europe/Rome', Slots: expect.any(Array) },
      },
      'appointments.bookForMember': {
        params: { id: athlete, memberId: paidForToo },
        body: { ClubId: club, TrainerId: trainer, Begin: hours(-48).toISOString(), Minutes: 60 },
        answer: { ErrorType: 'SlotNotFree' },
      },
    };
  },
};
