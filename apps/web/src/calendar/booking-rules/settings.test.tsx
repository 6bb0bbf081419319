import { defaultBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import {
  forgiveStrike,
  getBookingSettings,
  listStrikes,
  putBookingSettings,
} from '@clubpulse/contract/calendar/booking-rules.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import { pageOf } from '../test/world.ts';

const user = userEvent.setup();
const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const strike = {
  StrikeId: 8,
  ClubId: 1,
  UserId: 5,
  Nickname: 'Davide',
  FirstMidName: 'Davide',
  LastName: 'Conti',
  Kind: 'NoShow',
  ClassId: 41,
  ClassName: 'HIIT Ignite',
  ClassBegin: '2026-11-19T17:00:00Z',
  At: '2026-11-19T18:00:00Z',
  ForgivenAt: null,
  ForgivenBy: null,
} as const;
const open = (answers: Answers = [], self = manager) =>
  openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/BookingSettings',
    answers: [
      answer(
        getBookingSettings,
        { id: 1 },
        { ...defaultBookingSettings, StrikeForNoShow: true, MaxWeeklyBookings: 2, RowVersion: 5 },
      ),
      answer(listStrikes, { id: 1 }, pageOf([strike])),
      ...answers,
    ],
  });

it('the booking rules treat an empty limit as no limit, and are saved together', { tags: ['atLength'] }, async () => {
  const { sent } = await open([answer(putBookingSettings, { id: 1 }, (body: unknown) => respond(200, body))]);
  const weekly = await screen.findByRole('textbox', { name: 'Bookings a week' });
  await user.clear(weekly);
  await user.type(screen.getByRole('textbox', { name: 'Bookings a month' }), '8');
  await user.click(screen.getByRole('switch', { name: /^A valid medical certificate is needed/ }));
  expect(screen.getByText('3 changes')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Booking rules saved')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...defaultBookingSettings,
    MaxWeeklyBookings: null,
    MaxMonthlyBookings: 8,
    DisableOnInvalidMedicalCertificate: true,
    StrikeForNoShow: true,
    RowVersion: 5,
  });
});

it('the booking rules show an error under a missing or too large number, and send nothing', { tags: ['atLength'] }, async () => {
  const { sent } = await open();
  const offer = await screen.findByRole('textbox', { name: 'A freed seat is held for' });
  await user.clear(offer);
  expect(await screen.findByText('1 field to correct')).toBeTruthy();
  await user.type(offer, '2000');
  await user.keyboard('{Control>}s{/Control}');
  expect(screen.getByText('Enter at most 1440.')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

it('the booking rules let a manager forgive a strike', { tags: ['atLength'] }, async () => {
  const { sent } = await open([
    answer(forgiveStrike, { id: 8 }, { ...strike, ForgivenAt: '2026-11-20T09:00:00Z', ForgivenBy: 'Sara' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Forgive Davide Conti' }));
  expect(await screen.findByText('Forgiven: Davide')).toBeTruthy();
  expect(sent.some(({ path }) => path === '/strikes/8/forgive')).toBe(true);
});

it('the booking rules redirect a trainer, because only managers have access', async () => {
  const { router } = await open([], trainer);
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/BookingSettings'));
});

it('the booking rules cannot be saved while a day is unreadable, and Discard removes the unreadable day', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await open();
  const day = await screen.findByRole<HTMLInputElement>('textbox', { name: /^No bookings before/ });
  await user.type(day, '31/02/2027');
  await user.tab();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^No bookings before/ }).value).toBe('');
  expect(screen.queryByText(/^This is not a date/)).toBeNull();
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});
