import { getOwnBooking } from '@clubpulse/contract/calendar/booking-rules.calls';
import { createIcalFeed, getIcalFeed, revokeIcalFeed } from '@clubpulse/contract/calendar/ical.calls';
import { type Booking, cancelBooking, listMyActivities, listMyBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { deleteRecurringBooking, listRecurringBookings } from '@clubpulse/contract/calendar/seats/recurring-bookings.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, answer, respond } from '../../../../test/network.ts';
import { openScreen } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../../test/world.ts';
import { bookingWith, flex10, NOW, ownBookingWith, pageOf } from '../../../test/world.ts';

const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });

async function open(path: string, answers: Answers = []) {
  const app = await openScreen({
    self: athlete,
    clubs: [clubWith(1)],
    path,
    answers: [
      answer(getOwnBooking, { id: 11, clubId: 1 }, ownBookingWith()),
      answer(listMyActivities, { id: 11 }, []),
      answer(listRecurringBookings, { id: 11 }, []),
      answer(listMyBookings, { id: 11 }, pageOf([])),
      ...answers,
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'My bookings' });
  const writes = () => app.sent.filter(({ method, path: to }) => method !== 'GET' && to !== '/reports');
  return { ...app, writes, user: userEvent.setup() };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const openMine = (bookings: readonly Booking[]) =>
  open('/MyBookings', [answer(listMyBookings, { id: 11 }, pageOf([...bookings]))]);

describe('the upcoming bookings', () => {
  const soon = bookingWith();
  const next = bookingWith({ ClassParticipantId: 71, ClassId: 6, Name: 'Yoga Flow', Begin: '2026-11-24T17:00:00Z' });

  it('show the next 24 hours first, each booking once, with a warning before a last ticket', async () => {
    await open('/MyBookings', [
      answer(listMyActivities, { id: 11 }, [{ Kind: 'Booking', Booking: soon, LastTicket: true }]),
      answer(listMyBookings, { id: 11 }, pageOf([soon, next])),
    ]);
    const first = (await screen.findByRole('heading', { name: 'Next 24 hours' })).parentElement as HTMLElement;
    expect(within(first).getByText('HIIT Ignite')).toBeTruthy();
    expect(within(first).getByText('Last ticket')).toBeTruthy();
    const then = (await screen.findByRole('heading', { name: 'After that' })).parentElement as HTMLElement;
    expect(within(then).getByText('Yoga Flow')).toBeTruthy();
    expect(screen.getAllByText('HIIT Ignite')).toHaveLength(1);
  });

  it('show a canceled class between other classes, at its time', async () => {
    const canceled = bookingWith({
      ClassParticipantId: 72,
      Name: 'Early Ride',
      State: 'Canceled',
      Begin: '2026-11-20T05:30:00Z',
    });
    const later = bookingWith({ ClassParticipantId: 73, Name: 'Pilates', Begin: '2026-11-20T09:00:00Z' });
    await open('/MyBookings', [
      answer(listMyActivities, { id: 11 }, [{ Kind: 'Booking', Booking: later, LastTicket: false }]),
      answer(listMyBookings, { id: 11 }, pageOf([canceled, later, next])),
    ]);
    const first = (await screen.findByRole('heading', { name: 'Next 24 hours' })).parentElement as HTMLElement;
    expect(
      within(first)
        .getAllByText(/Early Ride|Pilates/)
        .map((one) => one.textContent),
    ).toEqual(['Early Ride', 'Pilates']);
    const then = (await screen.findByRole('heading', { name: 'After that' })).parentElement as HTMLElement;
    expect(within(then).queryByText('Early Ride')).toBeNull();
  });

  it('show a course that began on its next day, with all dates and attendance', async () => {
    const day = (date: string, Attendance: 'Present' | null = null) => ({
      Begin: `${date}T17:00:00.000Z`,
      End: `${date}T18:00:00.000Z`,
      Attendance,
      NoShow: false,
    });
    const Days = [day('2026-11-10', 'Present'), day('2026-11-17', 'Present'), day('2026-11-24'), day('2026-12-01')];
    const course = bookingWith({ Name: 'Strength', Begin: '2026-11-10T17:00:00.000Z', End: '2026-12-01T18:00:00.000Z', Days });
    await open('/MyBookings', [answer(listMyBookings, { id: 11 }, pageOf([course]))]);
    expect(await screen.findByText('Day 3 of 4 · 4 dates, Tue, to 01/12/2026 · Attended 2 of 2')).toBeTruthy();
    expect(screen.getByText(/18:00 to 19:00/)).toBeTruthy();
  });

  it('offer a free seat that is held for no member to all waiting members, without a button to decline', async () => {
    const free = { State: 'Waiting', QueuePosition: 2, OfferExpiresAt: next.Begin, OfferIsOpen: true, Paid: null } as const;
    await openMine([{ ...next, ...free }]);
    expect(await screen.findByText('It goes to the first in the queue to take it.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Take the seat' })).toBeTruthy();
    expect(screen.getByText('No. 2 in the queue')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Decline it' })).toBeNull();
  });

  it('show why a class was canceled, and that a seat in a moved class can be cancelled without cost', async () => {
    const canceled = {
      ClassParticipantId: 72,
      State: 'Canceled',
      CancelReason: 'The trainer is ill.',
      MayCancel: false,
      Paid: null,
    } as const;
    await openMine([
      { ...next, ...canceled },
      { ...next, Moved: true },
    ]);
    expect(await screen.findByText('The trainer is ill.')).toBeTruthy();
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(screen.getByText('Moved by the club: cancel free until it begins.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Cancel: Yoga Flow/ })).toHaveLength(1);
  });

  it('repeat the same query when the user returns, so that they are available offline', async () => {
    const { router, sent } = await open('/MyBookings', [answer(listMyBookings, { id: 11 }, pageOf([next]))]);
    await screen.findByText('Yoga Flow');
    vi.setSystemTime(NOW.getTime() + 600_000);
    await router.navigate('/MyBookings/repeating');
    await screen.findByText('No repeating bookings yet');
    await router.navigate('/MyBookings');
    await screen.findByText('Yoga Flow');
    const paths = sent.map(({ path }) => path).filter((path) => path.startsWith('/users/11/bookings'));
    expect(new Set(paths).size).toBe(1);
  });

  it('can be cancelled after confirmation', async () => {
    const { user, writes } = await open('/MyBookings', [
      answer(listMyBookings, { id: 11 }, pageOf([next])),
      answer(cancelBooking, { id: 11, classId: 6 }, { GivenBack: true, Strike: false }),
    ]);
    await user.click(await screen.findByRole('button', { name: /^Cancel: Yoga Flow/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('1 ticket of Flex 10 is returned.')).toBeTruthy();
    expect(writes()).toMatchObject([{ method: 'DELETE', key: expect.any(String) }]);
  });

  it('show a link to Book when there are none', async () => {
    const { user, router } = await open('/MyBookings');
    await user.click(await screen.findByRole('button', { name: 'Book a class' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/Book'));
  });

  it('have a button to join online when the seat is remote', async () => {
    await open('/MyBookings', [
      answer(listMyBookings, { id: 11 }, pageOf([bookingWith({ Place: 'Remote', RemoteLink: 'https://meet.example/x' })])),
    ]);
    expect((await screen.findByRole('link', { name: 'Join online' })).getAttribute('href')).toBe('https://meet.example/x');
  });
});

it('the past bookings are sorted newest first, with attendance', async () => {
  const past = [
    bookingWith({ ClassParticipantId: 1, Begin: '2026-11-10T08:00:00Z', NoShow: true, Attendance: 'Absent', MayCancel: false }),
    bookingWith({
      ClassParticipantId: 2,
      Begin: '2026-11-12T08:00:00Z',
      Attendance: 'Present',
      MayCancel: false,
      Paid: flex10(7),
    }),
  ];
  await open('/MyBookings/past', [answer(listMyBookings, { id: 11 }, pageOf(past))]);
  await screen.findByText('Attended');
  const rows = screen.getAllByRole('listitem').filter((one) => one.textContent.includes('HIIT Ignite'));
  expect(rows.map((one) => /Attended|No-show/.exec(one.textContent)?.[0])).toEqual(['Attended', 'No-show']);
});

it('a repeated booking shows its failures, and is stopped after confirmation', async () => {
  const repeating = {
    RecurringBookingId: 8,
    UserId: 11,
    ClubId: 1,
    ClassScheduleId: 9,
    Name: 'HIIT Ignite',
    DayOfWeek: 2,
    StartTime: '18:00',
    Place: 'InSite',
    Queue: true,
    Until: null,
    CreatedAt: '2026-11-01T00:00:00Z',
    LastClassBegin: '2026-11-24T17:00:00Z',
    LastRefused: 'SubscriptionLimitsExceeded',
  } as const;
  const { user, writes } = await open('/MyBookings/repeating', [
    answer(listRecurringBookings, { id: 11 }, [repeating]),
    answer(deleteRecurringBooking, { id: 11, recurringBookingId: 8 }, () => new Response(null, { status: 204 })),
  ]);
  expect(await screen.findByText(/Every Tuesday at 18:00/)).toBeTruthy();
  expect(screen.getByText('Not booked on 24/11')).toBeTruthy();
  expect(screen.getByText(/limit of bookings is reached/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Stop: HIIT Ignite/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(writes()).toMatchObject([{ method: 'DELETE', path: '/users/11/recurringBookings/8' }]));
});

describe('the calendar link of a user', () => {
  const Url = 'https://club.example/ical/s3cret.ics';

  it('is created, and shown only once', async () => {
    const feed = { CreatedAt: null as string | null, LastFetchedAt: null };
    const { user } = await open('/MyBookings/calendar', [
      answer(getIcalFeed, { id: 11 }, () => respond(200, feed)),
      answer(createIcalFeed, { id: 11 }, () => {
        feed.CreatedAt = NOW.toISOString();
        return respond(201, { Url, CreatedAt: feed.CreatedAt });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create a link' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret link' })).value).toBe(Url);
    expect(screen.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toBe(
      'webcal://club.example/ical/s3cret.ics',
    );
    expect(await screen.findByText(/A link exists since 19\/11\/2026/)).toBeTruthy();
  });

  it.each([
    ['Create a new link', 'POST'],
    ['Switch off', 'DELETE'],
  ])('requires a confirmation for %s, because calendars lose the current link', async (act, method) => {
    const { user, writes } = await open('/MyBookings/calendar', [
      answer(getIcalFeed, { id: 11 }, { CreatedAt: '2026-11-02T08:00:00Z', LastFetchedAt: '2026-11-19T16:00:00Z' }),
      answer(createIcalFeed, { id: 11 }, () => respond(201, { Url, CreatedAt: NOW.toISOString() })),
      answer(revokeIcalFeed, { id: 11 }, () => new Response(null, { status: 204 })),
    ]);
    await user.click(await screen.findByRole('button', { name: act }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('stop being updated');
    expect(writes()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: act }));
    await waitFor(() => expect(writes()).toMatchObject([{ method, path: '/users/11/icalFeed' }]));
  });
});
