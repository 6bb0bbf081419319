import type { AppointmentTrainer } from '@clubpulse/contract/calendar/appointments';
import {
  bookAppointment,
  bookAppointmentForMember,
  listAppointmentTrainers,
  listFreeSlots,
  listSlotsForMember,
  listTrainersForMember,
} from '@clubpulse/contract/calendar/appointments.calls';
import { getOwnBooking } from '@clubpulse/contract/calendar/booking-rules.calls';
import { listBookableClasses } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listFamilyClasses } from '@clubpulse/contract/calendar/seats/family-bookings.calls';
import { listFamilies } from '@clubpulse/contract/members/families/families.calls';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, answer, respond } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';
import { userEvent } from '../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';
import { bookingWith, NOW, ownBookingWith, refusal } from '../../test/world.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const trainerWith = (changed: Partial<AppointmentTrainer> = {}): AppointmentTrainer => ({
  TrainerId: 3,
  TrainerName: 'Giulia Ferri',
  TrainerPictureUri: null,
  Name: 'Personal training',
  DisplayGroupName: 'Studio',
  Lengths: [
    { Minutes: 30, Credits: 0, Tickets: 1 },
    { Minutes: 60, Credits: 20, Tickets: 2 },
  ],
  Subscriptions: ['Flex 10'],
  CalendarVisibilityDays: 14,
  BookingBeforeHours: 12,
  CancelBeforeHours: 12,
  ...changed,
});
const slotsOf: Record<string, readonly string[]> = {
  30: ['2026-11-20T08:00:00.000Z', '2026-11-20T08:15:00.000Z', '2026-11-23T09:00:00.000Z'],
  60: ['2026-11-23T09:00:00.000Z'],
};

async function open(answers: Answers = [], path = '/BookAppointment') {
  const app = await openScreen({
    self: athlete,
    clubs: [clubWith(1)],
    path,
    answers: [
      answer(listAppointmentTrainers, { id: 11, clubId: 1 }, [
        trainerWith(),
        trainerWith({ TrainerId: 4, TrainerName: 'Marta Sala' }),
      ]),
      answer(listFreeSlots, { id: 11, clubId: 1 }, (_, { query }) => ({
        TimeZone: 'Europe/Rome',
        Slots: [...(slotsOf[query['minutes'] ?? ''] ?? [])],
      })),
      answer(bookAppointment, { id: 11 }, () => respond(201, bookingWith({ Name: 'Personal training' }))),
      ...answers,
    ],
  });
  const posts = () => app.sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...app, posts, user: userEvent.setup() };
}
const times = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => /^\d\d:\d\d$/.test(text ?? ''));

it('an athlete chooses a trainer, a length and a free time, and books it', async () => {
  const { user, posts, router } = await open();
  expect(await screen.findByRole('heading', { name: /^Free on Friday/ })).toBeTruthy();
  expect(times()).toEqual(['09:00', '09:15']);
  await user.click(screen.getByRole('radio', { name: /Marta Sala/ }));
  await user.click(await screen.findByText('60 min'));
  expect(await screen.findByRole('heading', { name: /^Free on Monday/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '10:00' }));
  expect(await screen.findByRole('dialog', { name: /^Book Monday.*10:00\?$/ })).toBeTruthy();
  expect(screen.getByText('2 tickets of Flex 10, or 20 credits')).toBeTruthy();
  expect(screen.getByText(/^Cancel free until/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(posts()).toEqual([{ ClubId: 1, TrainerId: 4, Begin: '2026-11-23T09:00:00.000Z', Minutes: 60, paymentMode: 'Auto' }]),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/MyBookings'));
});

it('a day without a free time links to the next day with a free time', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Sat 21/ }));
  expect(await screen.findByText('No free time on this day')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Go to Monday/ }));
  expect(times()).toEqual(['10:00']);
});

it('a time that another member took is refused in the dialog, and the free times are loaded again', async () => {
  const { user, sent } = await open([answer(bookAppointment, { id: 11 }, () => respond(409, refusal('SlotNotFree')))]);
  await user.click(await screen.findByRole('button', { name: '09:15' }));
  const loaded = () => sent.filter(({ path }) => path.includes('freeSlots')).length;
  const before = loaded();
  await user.click(await screen.findByRole('button', { name: 'Book' }));
  expect(await screen.findByText(/^The trainer is not free at this time/)).toBeTruthy();
  await waitFor(() => expect(loaded()).toBeGreaterThan(before));
});

it('a club without a trainer to book shows a message', async () => {
  await open([answer(listAppointmentTrainers, { id: 11, clubId: 1 }, [])]);
  expect(await screen.findByText('No trainer can be booked here')).toBeTruthy();
});

it('the booking screen links to the trainers who can be booked', async () => {
  await open(
    [
      answer(listBookableClasses, { id: 11, clubId: 1 }, { TimeZone: 'Europe/Rome', Classes: [] }),
      answer(getOwnBooking, { id: 11, clubId: 1 }, ownBookingWith()),
    ],
    '/Book',
  );
  expect((await screen.findByRole('link', { name: 'Book a trainer' })).getAttribute('href')).toContain('BookAppointment');
});

it('a payer books a trainer for a member who allowed it', async () => {
  const tommi = { UserId: 21, Nickname: 'Tommi', FirstMidName: 'Tommaso', LastName: 'Conti', PictureUri: null };
  const family = {
    ClubId: 1,
    ClubName: 'Club 1',
    Payer: null,
    Members: [{ ...tommi, Since: '2026-10-01T10:00:00Z', MayBook: true }],
    Waiting: [],
    Offers: [],
  };
  const ids = { id: 11, memberId: 21 };
  const { user, sent } = await open(
    [
      answer(listFamilies, { id: 11 }, [family]),
      answer(listTrainersForMember, { ...ids, clubId: 1 }, [trainerWith()]),
      answer(listSlotsForMember, { ...ids, clubId: 1, trainerId: 3 }, { TimeZone: 'Europe/Rome', Slots: slotsOf['30'] ?? [] }),
      answer(listFamilyClasses, { ...ids, clubId: 1 }, { TimeZone: 'Europe/Rome', Classes: [] }),
      answer(bookAppointmentForMember, ids, () => respond(201, bookingWith({ Name: 'Personal training', UserId: 21 }))),
    ],
    '/BookAppointment/21',
  );
  expect(await screen.findByText(/^For Tommaso Conti/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '09:15' }));
  await user.click(await screen.findByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Tommaso Conti is in Personal training')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/users/11/family/21/appointments']);
});
