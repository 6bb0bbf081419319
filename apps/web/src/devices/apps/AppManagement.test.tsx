import type { TrainerApp } from '@clubpulse/contract/devices/apps';
import { deleteApp, listApps, requestAppCode } from '@clubpulse/contract/devices/apps.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const waiting: TrainerApp = {
  ClubpulseAppId: 7,
  ClubId: 1,
  Name: 'Tablet of Giulia',
  Code: 'ACDE34GH',
  RequiredOn: '2026-11-20T10:00:00Z',
  ExpiresAt: '2026-11-21T10:00:00Z',
  RegisteredOn: null,
  Model: '',
  LastSeen: null,
};
const registered: TrainerApp = {
  ...waiting,
  ClubpulseAppId: 6,
  Name: 'Tablet of the desk',
  RegisteredOn: '2026-11-01T10:00:00Z',
  Model: 'Tablet 11',
};

const open = (apps: readonly TrainerApp[]) =>
  openScreen({
    self: manager,
    clubs: [clubWith(1)],
    path: '/AppManagement',
    answers: [
      answer(listApps, { id: 1 }, [...apps]),
      answer(requestAppCode, {}, waiting),
      answer(deleteApp, { id: 6 }, () => respond(204)),
    ],
  });

it('the list of apps requests a code and shows it until the app is registered', async () => {
  const { sent } = await open([]);
  await screen.findByText('No trainer app yet');
  await userEvent.click(screen.getByRole('button', { name: 'Get a code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Trainer app' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tablet of Giulia');
  await userEvent.click(dialog.getByRole('button', { name: 'Get a code' }));
  expect(await screen.findByLabelText('Registration code ACDE34GH')).toBeTruthy();
  expect(sent).toContainEqual(expect.objectContaining({ path: '/devices/apps', body: { ClubId: 1, Name: 'Tablet of Giulia' } }));
});

it('the list of apps shows code, date and state of each app, and removes one after a confirmation', async () => {
  const { sent } = await open([waiting, registered]);
  const table = within(await screen.findByRole('table', { name: 'Trainer apps' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getByText('Waiting')).toBeTruthy();
  expect(table.getByText('Registered')).toBeTruthy();
  await userEvent.click(table.getByRole('button', { name: 'Actions for Tablet of the desk' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove app' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove app' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/devices/apps/6' })));
});

it('the list of apps consists of cards on a phone', async () => {
  atWidth('phone');
  await open([waiting]);
  const cards = await screen.findByRole('list', { name: 'Trainer apps' });
  expect(within(cards).getByText('ACDE34GH')).toBeTruthy();
});
