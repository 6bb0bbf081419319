import { listUserInvitations } from '@clubpulse/contract/members/invitations.calls';
import { openToday } from '@clubpulse/contract/office/openings/openings.calls';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '../../platform/api.ts';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { clubWith, invitationWith, noRoles, selfWith } from '../../test/world.ts';

it('Today sends one request for all its parts, and reloads a part by its own call', async () => {
  const invitation = invitationWith({ ClubName: 'Brera' });
  const { sent } = await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1, { EnableActivities: false, EnableWorkoutSheets: true })],
    path: '/Today',
    answers: [
      answer(
        openToday,
        { id: 11 },
        {
          trainings: [],
          live: null,
          sensors: [],
          subscriptions: [],
          orders: [],
          invitations: [invitation],
          joinRequests: [],
          liveTrainings: [],
          activities: [],
          sheets: [],
          bookings: { draw: 0, recordsTotal: 0, recordsFiltered: 0, data: [] },
        },
      ),
      answer(listUserInvitations, { id: 11 }, [{ ...invitation, ClubName: 'Navigli' }]),
    ],
  });
  expect(await screen.findByText(/^Brera invites you/)).toBeTruthy();
  expect(await screen.findByText('No strap linked yet')).toBeTruthy();
  const ofUser = () => sent.map(({ path }) => path.split('?')[0]).filter((path) => path?.startsWith('/users/11/'));
  expect(ofUser()).toEqual(['/users/11/today']);
  await act(() => queryClient.invalidateQueries({ queryKey: [listUserInvitations.id] }));
  expect(await screen.findByText(/^Navigli invites you/)).toBeTruthy();
  await waitFor(() => expect(ofUser()).toEqual(['/users/11/today', '/users/11/invitations']));
});
