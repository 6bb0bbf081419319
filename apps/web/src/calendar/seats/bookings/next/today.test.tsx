import {
  bookClass,
  listBookableClasses,
  listMyActivities,
  listMyBookings,
} from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import type { Sensor } from '@clubpulse/contract/devices/sensors';
import { listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { getUserLive } from '@clubpulse/contract/live/board.calls';
import { listUserInvitations } from '@clubpulse/contract/members/invitations.calls';
import { listMyJoinRequests, withdrawJoining } from '@clubpulse/contract/members/joining/joining.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { listReadSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../platform/api.ts';
import { type Answers, answer, respond } from '../../../../test/network.ts';
import { openScreen } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, invitationWith, noRoles, selfWith } from '../../../../test/world.ts';
import { bookableWith, bookingWith, NOW, pageOf } from '../../../test/world.ts';

const athlete = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const soon = bookingWith({ Begin: '2026-11-19T17:16:00Z', CancelUntil: '2026-11-19T15:00:00Z', MayCancel: false });

async function open(answers: Answers, { EnableActivities = true, EnableWorkoutSheets = false, self = athlete } = {}) {
  const app = await openScreen({
    self,
    clubs: [clubWith(1, { EnableActivities, EnableWorkoutSheets })],
    path: '/Today',
    answers: [
      answer(getUserLive, { id: 11 }, null),
      answer(listCalendarTrainings, { id: 11 }, []),
      answer(listUserSensors, { id: 11 }, []),
      answer(listMyBookings, { id: 11 }, pageOf([])),
      answer(listBookableClasses, { id: 11, clubId: 1 }, { TimeZone: 'Europe/Rome', Classes: [bookableWith()] }),
      ...answers,
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Hello Alessia' });
  return { ...app, user: userEvent.setup() };
}
const card = () => screen.findByRole('region', { name: 'Your next booking' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

const strap: Sensor = {
  SensorId: 1,
  UserId: 11,
  HardwareId: '801',
  Model: 'Clubpulse',
  Name: '',
  Code: 'D000801',
  CreatedAt: '2026-11-01T10:00:00Z',
  BeatsOfAnother: false,
  Battery: null,
};

describe('the Today screen', () => {
  it('shows the time to the next booking, and offers to link a sensor while no sensor is linked', async () => {
    await open([answer(listMyActivities, { id: 11 }, [{ Kind: 'Booking', Booking: soon, LastTicket: true }])]);
    const next = await card();
    for (const words of ['in 12 minutes', 'HIIT Ignite', 'Flex 10 is on its last ticket.', 'Free cancelling ended at 16:00.'])
      expect(within(next).getByText(words)).toBeTruthy();
    expect(within(next).getByRole('button', { name: 'Connect sensor' })).toBeTruthy();
    expect(screen.queryByText('No strap linked yet')).toBeNull();
  });

  it.each([
    ['Connect sensor', [{ Kind: 'Booking', Booking: soon, LastTicket: true }]],
    ['Link a strap', []],
  ] as const)('opens the sheet for linking at once by the button %s', async (name, activities) => {
    const { user, router } = await open([answer(listMyActivities, { id: 11 }, activities)]);
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'Link a strap' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/Today');
  });

  it('shows the next booking below a class that the club canceled', async () => {
    const canceled = { ...soon, State: 'Canceled' as const };
    const after = bookingWith({ ClassId: 77, Name: 'Pilates', Begin: '2026-11-20T17:00:00Z', End: '2026-11-20T18:00:00Z' });
    await open([answer(listMyActivities, { id: 11 }, []), answer(listMyBookings, { id: 11 }, pageOf([canceled, after]))]);
    expect(within(await card()).getByRole('heading', { name: 'Pilates' })).toBeTruthy();
  });

  it('uses the club’s day, and names its time zone to readers in another zone', async () => {
    vi.setSystemTime('2026-11-19T23:30:00Z');
    await open([answer(listMyActivities, { id: 11 }, [])], { self: { ...athlete, TimeZone: 'America/New_York' } });
    expect(await screen.findByText('Times are the club’s: Central European Time')).toBeTruthy();
    expect(screen.getByText('Friday 20 November')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Today/, pressed: true }).textContent).toContain('20');
  });

  it('shows a pending request to a club with its date, and withdraws it', async () => {
    let waits = [{ ClubId: 4, ClubName: 'Brera', AskedAt: '2026-11-18T09:00:00Z' }];
    const { user, sent } = await open([
      answer(listMyActivities, { id: 11 }, []),
      answer(listMyJoinRequests, { id: 11 }, () => waits),
      answer(withdrawJoining, { id: 11, clubId: 4 }, () => {
        waits = [];
        return undefined;
      }),
    ]);
    expect(
      await screen.findByText(/^Brera received your request on .*18.*\. You get an e-mail with its decision\.$/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Your request to Brera is withdrawn')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Brera received your request/)).toBeNull());
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('shows an invitation of a club, with a link to it', async () => {
    const { user, router } = await open([
      answer(listMyActivities, { id: 11 }, []),
      answer(listUserInvitations, { id: 11 }, [invitationWith({ ClubName: 'Brera', Role: 'Trainer' })]),
    ]);
    expect(await screen.findByText(/^Brera invites you: Trainer\. Until .*3.*\.$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(router.state.location.pathname).toBe('/InvitationCode/ABCDEFGH23456789');
  });

  it('reloads the memberships once the club has answered a request', async () => {
    let waits = [{ ClubId: 4, ClubName: 'Brera', AskedAt: '2026-11-18T09:00:00Z' }];
    const { sent } = await open([answer(listMyActivities, { id: 11 }, []), answer(listMyJoinRequests, { id: 11 }, () => waits)]);
    await screen.findByText(/^Brera received your request/);
    const clubCalls = () => sent.filter(({ method, path }) => method === 'GET' && path === listMyClubs.path).length;
    const before = clubCalls();
    waits = [];
    await act(() => queryClient.invalidateQueries({ queryKey: [listMyJoinRequests.id] }));
    await waitFor(() => expect(clubCalls()).toBe(before + 1));
    expect(screen.queryByText(/Brera received your request/)).toBeNull();
  });

  it('offers to contact the club when it is too late to cancel a booking', async () => {
    await open([
      answer(listMyActivities, { id: 11 }, [{ Kind: 'Booking', Booking: { ...soon, MayCancel: false }, LastTicket: false }]),
    ]);
    const user = userEvent.setup();
    await user.click(within(await card()).getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: 'Cancel booking' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Ask the club' }));
    expect(await screen.findByRole('dialog', { name: /^Ask/ })).toBeTruthy();
  });

  describe('a seat held for the user', () => {
    const offer = bookingWith({
      ClassId: 6,
      Name: 'Spin Climb',
      State: 'Waiting',
      QueuePosition: 1,
      OfferExpiresAt: '2026-11-19T17:24:00Z',
    });
    const held = () => screen.findByRole('region', { name: 'Seat held' });

    it('is shown before the next booking, which is shown too', async () => {
      await open([
        answer(listMyActivities, { id: 11 }, [
          { Kind: 'Booking', Booking: soon, LastTicket: false },
          { Kind: 'Booking', Booking: offer, LastTicket: false },
        ]),
      ]);
      expect(await within(await held()).findByRole('button', { name: 'Take the seat' })).toBeTruthy();
      const next = await card();
      expect(within(next).getByText('HIIT Ignite')).toBeTruthy();
      expect(within(await held()).getByText('Seat held')).toBeTruthy();
      expect(within(await held()).queryByText(/in the queue/)).toBeNull();
      expect((await held()).compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });

    it('is shown however far away its class is', async () => {
      await open([
        answer(listMyActivities, { id: 11 }, [{ Kind: 'Booking', Booking: soon, LastTicket: false }]),
        answer(
          listMyBookings,
          { id: 11 },
          pageOf([soon, { ...offer, Begin: '2026-11-24T17:00:00Z', End: '2026-11-24T17:45:00Z' }]),
        ),
      ]);
      expect(within(await held()).getByText('Tuesday 24, 18:00')).toBeTruthy();
      expect(within(await held()).getByText(/18:24/)).toBeTruthy();
    });
  });

  it('shows a booking that begins in more than 24 hours when no other booking begins earlier', async () => {
    await open([
      answer(listMyActivities, { id: 11 }, []),
      answer(listMyBookings, { id: 11 }, pageOf([bookingWith({ Begin: '2026-11-24T17:00:00Z' })])),
      answer(listUserSensors, { id: 11 }, [strap]),
    ]);
    expect(within(await card()).getByText('Tuesday 24, 18:00')).toBeTruthy();
  });

  it('shows the card of the strap, and classes that are booked by one tap, when there is no booking', async () => {
    const { user, sent } = await open([
      answer(listMyActivities, { id: 11 }, []),
      answer(bookClass, { id: 11 }, () => respond(201, bookingWith())),
    ]);
    expect(await screen.findByText('No strap linked yet')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Book: HIIT Ignite, 07:00' }));
    await waitFor(() => expect(sent.some(({ method, key }) => method === 'POST' && key !== undefined)).toBe(true));
  });

  it('continues to show the day of a class that the user has just booked, although the day has no other class to book', async () => {
    const tomorrow = bookableWith({ ClassId: 8, Name: 'Yoga Flow', Begin: '2026-11-21T06:00:00Z', End: '2026-11-21T07:00:00Z' });
    let booked = false;
    const mine = { ClassParticipantId: 70, State: 'Booked', Place: 'InSite', Paid: null, MayCancel: true };
    const { user } = await open([
      answer(listMyActivities, { id: 11 }, []),
      answer(listBookableClasses, { id: 11, clubId: 1 }, () => {
        const first = booked
          ? { ...bookableWith(), Mine: { ...mine, QueuePosition: null, OfferExpiresAt: null, OfferIsOpen: false } }
          : bookableWith();
        return respond(200, { TimeZone: 'Europe/Rome', Classes: [first, tomorrow] });
      }),
      answer(bookClass, { id: 11 }, () => {
        booked = true;
        return respond(201, bookingWith());
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Book: HIIT Ignite, 07:00' }));
    expect(await screen.findByRole('button', { name: /^Cancel: HIIT Ignite/ })).toBeTruthy();
    expect(screen.queryByText('Yoga Flow')).toBeNull();
  });

  it('offers no booking in a club without activities', async () => {
    await open([answer(listMyActivities, { id: 11 }, [])], { EnableActivities: false });
    expect(await screen.findByText('No strap linked yet')).toBeTruthy();
    expect(screen.queryByText('Book a class')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Book' })).toBeNull();
  });
});

it('the Today screen links to the member’s current sheet', async () => {
  const sheet = {
    WorkoutSheetId: 7,
    ClubId: 1,
    ClubName: 'Cadenza Navigli',
    UserId: null,
    Name: 'Strength base',
    Folder: '',
    Type: 'regular' as const,
    Location: 'club' as const,
    Intensity: null,
    Shareable: true,
    Publishable: true,
    Template: false,
    ClonableToPersonal: false,
    VisibleToAll: true,
    Published: true,
    DayCount: 1,
    ExerciseCount: 2,
    SharedCount: 0,
    WasRun: false,
    UpdatedAt: '2026-11-01T10:00:00.000Z',
  };
  const sheets = [1, 2, 3, 4].map((place) => ({
    ...sheet,
    WorkoutSheetId: place,
    Name: `Sheet ${place}`,
    ...(place === 3 && { UpdatedAt: '2026-10-01T10:00:00.000Z' }),
    ...(place === 2 && { WasRun: true }),
  }));
  const { user } = await open([answer(listReadSheets, { id: 11 }, sheets), answer(listMyActivities, { id: 11 }, [])], {
    EnableWorkoutSheets: true,
  });
  const start = await screen.findByRole('link', { name: 'Start Sheet 1' });
  expect(start.getAttribute('href')).toContain('/WorkoutSheetRun/1');
  expect(screen.queryByRole('link', { name: 'Start Sheet 4' })).toBeNull();
  const isNew = (name: string) => within(screen.getByText(name).parentElement as HTMLElement).queryByText('New') !== null;
  expect(['Sheet 1', 'Sheet 2', 'Sheet 3'].map(isNew)).toEqual([true, false, false]);
  await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('link', { name: 'Start Sheet 4' })).toBeTruthy();
});

it('the Today screen shows booking, bookable classes and week above the sheets, and hides empty sheets', async () => {
  const { user, router } = await open(
    [
      answer(listReadSheets, { id: 11 }, []),
      answer(listMyActivities, { id: 11 }, []),
      answer(listMyBookings, { id: 11 }, pageOf([soon])),
    ],
    { EnableWorkoutSheets: true },
  );
  const parts = [
    await card(),
    await screen.findByRole('heading', { name: 'Book a class' }),
    screen.getByRole('heading', { name: 'This week' }),
    await screen.findByRole('link', { name: 'New sheet of my own' }),
  ];
  const isBefore = (one: HTMLElement, other: HTMLElement | undefined) =>
    other === undefined || (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(parts.map((part, place) => isBefore(part, parts[place + 1]))).toEqual(parts.map(() => true));
  expect(screen.queryByRole('heading', { name: 'Carry out a sheet' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'New sheet of my own' }));
  expect(router.state.location.pathname).toBe('/WorkoutSheet/mine');
});
