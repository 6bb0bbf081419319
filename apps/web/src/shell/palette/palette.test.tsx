import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { getClubUser, listClubUsers } from '@clubpulse/contract/members/people.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { answer } from '../../test/network.ts';
import { userEvent as user } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const giulia = {
  UserId: 6,
  Nickname: 'Giulia',
  FirstMidName: 'Giulia',
  LastName: 'Ferri',
  PictureUri: null,
  Email: 'giulia@example.com',
  EmailConfirmed: true,
  Roles: ['Trainer'],
};
const page = { draw: 0, recordsTotal: 1, recordsFiltered: 1 };

it('finds people, and pages by the words people use', async () => {
  const { router, sent } = await openApp({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Profile',
    answers: [
      answer(listClasses, { id: 1 }, { ...page, data: [] }),
      answer(listClubUsers, { id: 1 }, { ...page, data: [giulia] }),
      answer(getClubUser, { id: 1, userId: 6 }, giulia),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Profile and account' });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Find or go to' });
  await user.type(field, 'refunds');
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Transactions');
  await user.clear(field);
  await user.type(field, 'giulia');
  const person = await screen.findByRole('option', { name: /Giulia Ferri.*Trainer/ });
  expect(sent.some(({ path }) => path.includes('globalSearch=giulia'))).toBe(true);
  await user.click(person);
  await waitFor(() => expect(router.state.location.pathname).toBe('/EditUser/6'));
});
