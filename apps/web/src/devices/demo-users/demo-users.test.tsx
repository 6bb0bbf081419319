import type { DemoUser } from '@clubpulse/contract/devices/demo-users/demo-users';
import {
  createDemoUser,
  deleteDemoUser,
  getDemoUser,
  listDemoUsers,
  updateDemoUser,
} from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listUnknownStraps } from '@clubpulse/contract/devices/sensors.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const ada: DemoUser = {
  DemoAthleteId: 7,
  ClubId: 1,
  Name: 'Demo Ada',
  Model: null,
  Code: null,
  HardwareId: null,
  DisplayGroupId: 41,
  IsOn: true,
  StrapOfMember: false,
  CreatedAt: '2026-11-20T10:00:00Z',
};
const guest: DemoUser = {
  ...ada,
  DemoAthleteId: 8,
  Name: 'Guest',
  Model: 'MZ',
  Code: '300',
  HardwareId: 'ANT+:300',
  DisplayGroupId: null,
  StrapOfMember: true,
};

const open = (path: string, demoUsers: readonly DemoUser[] = [ada, guest]) =>
  openScreen({
    self: trainer,
    clubs: [clubWith(1)],
    path,
    answers: [
      answer(listDemoUsers, { id: 1 }, [...demoUsers]),
      answer(listRooms, { id: 1 }, [{ DisplayGroupId: 41, ClubId: 1, Name: 'Cycling', Color: '#1787a6', RowVersion: 0 }]),
      answer(listUnknownStraps, { id: 1 }, []),
      answer(getDemoUser, { id: 7 }, ada),
      answer(createDemoUser, {}, ada),
      answer(updateDemoUser, { id: 7 }, { ...ada, IsOn: false }),
      answer(deleteDemoUser, { id: 7 }, () => respond(204)),
    ],
  });

it('the list of demo users shows room and heart-rate source of each demo user, and disables one', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await open('/DemoUsers');
  const table = within(await screen.findByRole('table', { name: 'Demo users' }));
  const [, first, second] = table.getAllByRole('row');
  await waitFor(() => expect(first?.textContent).toContain('Cycling'));
  expect(first?.textContent).toContain('Simulated');
  expect(second?.textContent).toContain('Where it is detected');
  expect(second?.textContent).toContain('A member of the club has linked this strap');
  await userEvent.click(table.getByRole('switch', { name: 'Demo Ada on the wall' }));
  const { Name, Model, Code, DisplayGroupId } = ada;
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        method: 'PUT',
        path: '/demoAthletes/7',
        body: { Name, Model, Code, DisplayGroupId, IsOn: false },
      }),
    ),
  );
});

it('the editor of a demo user adds a strap, whose code must be valid for its kind', { tags: ['atLength'] }, async () => {
  const { sent } = await open('/EditDemoUser');
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Guest');
  await userEvent.click(screen.getByRole('radio', { name: 'From a strap' }));
  const code = await screen.findByRole('textbox', { name: /Code/ });
  await userEvent.type(code, 'D9');
  await userEvent.click(screen.getByRole('button', { name: 'Add demo user' }));
  expect(await screen.findByText(/not a valid strap number/)).toBeTruthy();
  await userEvent.clear(code);
  await userEvent.type(code, 'D000300');
  await userEvent.click(screen.getByRole('button', { name: 'Add demo user' }));
  const body = { Name: 'Guest', Model: 'Clubpulse', Code: 'D000300', DisplayGroupId: null, IsOn: true, ClubId: 1 };
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ path: '/demoAthletes', body })));
});

it('the editor of a demo user deletes it after a confirmation, and returns to the list', { tags: ['atLength'] }, async () => {
  const { sent, router } = await open('/EditDemoUser/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Demo Ada' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete demo user' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete demo user' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/demoAthletes/7' })));
  await waitFor(() => expect(router.state.location.pathname).toBe('/DemoUsers'));
});
