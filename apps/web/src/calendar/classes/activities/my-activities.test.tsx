import { type Activity, listMyActivities } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answer } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';
import { userEvent } from '../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';
import { emptyClassWith } from '../../test/classes.ts';
import { bookingWith } from '../../test/world.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T17:10:00Z') });
});
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const open = (activities: Activity[]) =>
  openScreen({
    self: trainer,
    clubs: [clubWith(1)],
    path: '/MyActivities',
    answers: [answer(listMyActivities, { id: 11 }, activities)],
  });

it('my activities show running and coming classes, with seats, queue and the last ticket', async () => {
  const running = emptyClassWith({ InSiteParticipants: 16, InSiteQueued: 3 });
  const tomorrow = { Begin: '2026-11-21T08:30:00Z', End: '2026-11-21T09:30:00Z' };
  const { router } = await open([
    { Kind: 'Teaching', Class: running },
    { Kind: 'Booking', LastTicket: true, Booking: bookingWith({ Name: 'Yoga Flow', ...tomorrow }) },
    {
      Kind: 'Booking',
      LastTicket: false,
      Booking: bookingWith({ ClassId: 6, Name: 'Row', ...tomorrow, State: 'Waiting', QueuePosition: 2 }),
    },
  ]);
  const rows = async () => (await screen.findAllByRole('listitem')).filter((row) => /HIIT|Yoga|Row/.test(row.textContent ?? ''));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  const [teaching, booked, waiting] = await rows();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Now', 'Tomorrow']);
  expect(teaching?.textContent).toContain('18:00');
  expect(teaching?.textContent).toContain('Full · 3 wait');
  expect(booked?.textContent).toContain('Last ticket');
  expect(waiting?.textContent).toContain('Waiting, number 2');
  expect(waiting?.textContent).not.toContain('Last ticket');
  await user.click(within(teaching ?? document.body).getByRole('button', { name: 'Participants' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ClubClassParticipants/41'));
});

it('my activities show a hint when the user has no classes', async () => {
  await open([]);
  expect(await screen.findByText('Nothing in the next 24 hours')).toBeTruthy();
});
