import { getUser } from '@clubpulse/contract/accounts/users.calls';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import {
  forgiveStrike,
  getMemberBooking,
  listStrikes,
  setNoBookingsUntil,
} from '@clubpulse/contract/calendar/booking-rules.calls';
import { listClubUserBookings } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { listClubUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { listTags, listUserTags } from '@clubpulse/contract/clubs/tags/tags.calls';
import { listClubUserExpirations } from '@clubpulse/contract/members/documents/documents.calls';
import { listClubUserFiles } from '@clubpulse/contract/members/files/files.calls';
import { getClubUser } from '@clubpulse/contract/members/people.calls';
import { getMemberStanding } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { listClubUserTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, answer, respond } from '../../../../test/network.ts';
import { openScreen } from '../../../../test/screen.tsx';
import { userEvent } from '../../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../../test/world.ts';
import { bookingWith, credits, NOW, pageOf } from '../../../test/world.ts';

const member = {
  UserId: 21,
  ClubId: 1,
  NoBookingsUntil: null as string | null,
  IsGuest: false,
  IsStaff: false,
  Strikes: 0,
  BannedUntil: null,
};
const person = { UserId: 21, Nickname: 'Ale', FirstMidName: 'Alessia', LastName: 'Conti', PictureUri: null };

async function open(role: 'Manager' | 'Trainer', answers: Answers = []) {
  const app = await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, [role]: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/EditUser/21/bookings',
    answers: [
      answer(getUser, { id: 21 }, selfWith({ ...person })),
      answer(getClubUser, { id: 1, userId: 21 }, { ...selfWith({ ...person }), Roles: ['Athlete'], ClientStage: null }),
      answer(getMemberBooking, { id: 1, userId: 21 }, member),
      answer(listClubUserExpirations, { id: 1, userId: 21 }, []),
      answer(listClubUserSubscriptions, { id: 1, userId: 21 }, []),
      answer(listClubUserFiles, { id: 1, userId: 21 }, []),
      answer(listClubUserTasks, { id: 1, userId: 21 }, []),
      answer(
        getMemberStanding,
        { id: 1, userId: 21 },
        { Since: '2025-03-04T10:00:00Z', CameBy: null, WaitsForProof: false, Weeks: Array<number>(12).fill(0), Signs: [] },
      ),
      answer(listTags, { id: 1 }, []),
      answer(listUserTags, { id: 1, userId: 21 }, []),
      answer(listClubUserPolicies, { id: 1, userId: 21 }, []),
      answer(listStrikes, { id: 1 }, pageOf([])),
      answer(listClubUserBookings, { id: 1, userId: 21 }, pageOf([bookingWith({ UserId: 21 })])),
      ...answers,
    ],
  });
  const writes = () => app.sent.filter(({ method, path }) => method !== 'GET' && path !== '/reports');
  return { ...app, writes, user: userEvent.setup() };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

describe('the bookings of a member', () => {
  it('are links to the class, for upcoming and past ones', async () => {
    const { user, sent } = await open('Trainer');
    const table = await screen.findByRole('table', { name: 'Bookings' });
    expect(within(table).getByRole('link', { name: 'HIIT Ignite' }).getAttribute('href')).toBe('/ClubClassParticipants/5');
    await user.click(screen.getByRole('radio', { name: 'Past' }));
    await waitFor(() => expect(sent.some(({ path }) => path.includes('Begin=2025-11-19'))).toBe(true));
    expect(screen.queryByRole('button', { name: 'Stop bookings' })).toBeNull();
  });

  it('are shown on a phone with the columns of a wide screen under the class', async () => {
    const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (media: string) => ({ ...listeners, media, matches: media === '(max-width: 767px)' }));
    await open('Trainer', [
      answer(listClubUserBookings, { id: 1, userId: 21 }, pageOf([bookingWith({ UserId: 21, Paid: credits(2) })])),
    ]);
    const table = await screen.findByRole('table', { name: 'Bookings' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    const [, row] = within(table).getAllByRole('row');
    for (const words of ['HIIT Ignite', 'Booked', '2 credits']) expect(row?.textContent).toContain(words);
  });

  it('can be blocked by staff until a future day', async () => {
    let known = member;
    const { user, writes } = await open('Manager', [
      answer(getMemberBooking, { id: 1, userId: 21 }, () => respond(200, known)),
      answer(setNoBookingsUntil, { id: 1, userId: 21 }, (body) => {
        known = { ...member, ...(body as { NoBookingsUntil: string | null }) };
        return respond(200, known);
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Stop bookings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop bookings' });
    const field = within(dialog).getByRole('textbox', { name: /Stopped until/ });
    fireEvent.change(field, { target: { value: '19/11/2026' } });
    await user.click(within(dialog).getByRole('button', { name: 'Stop bookings' }));
    expect(within(dialog).getByText('Choose a day in the future.')).toBeTruthy();
    fireEvent.change(field, { target: { value: '01/12/2026' } });
    await user.click(within(dialog).getByRole('button', { name: 'Stop bookings' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop bookings' })).toBeNull());
    expect(writes()).toMatchObject([{ body: { NoBookingsUntil: '2026-12-01' } }]);
  });

  it('show the strikes that ban the member, which a manager can forgive', async () => {
    const strike = {
      StrikeId: 4,
      ClubId: 1,
      ...person,
      Kind: 'LateCancel',
      ClassId: 5,
      ClassName: 'Yoga Flow',
      ClassBegin: '2026-11-10T17:00:00Z',
      At: '2026-11-10T16:00:00Z',
      ForgivenAt: null,
      ForgivenBy: null,
    } as const;
    const { user, writes } = await open('Manager', [
      answer(getMemberBooking, { id: 1, userId: 21 }, { ...member, Strikes: 3, BannedUntil: '2026-11-24T12:00:00Z' }),
      answer(listStrikes, { id: 1 }, pageOf([strike])),
      answer(forgiveStrike, { id: 4 }, () => respond(200, strike)),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Forgive the strike of Yoga Flow' }));
    await waitFor(() => expect(writes()).toMatchObject([{ method: 'POST', path: '/strikes/4/forgive' }]));
  });
});
