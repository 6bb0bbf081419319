import {
  askWearable,
  connectWearable,
  disconnectWearable,
  getWearables,
} from '@clubpulse/contract/training/wearables/wearables.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const self = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const clubs = [clubWith(1)];
const connection = {
  Provider: 'Garmin',
  ConnectedAt: '2026-11-01T10:00:00Z',
  EndedAt: null,
  LastHeardAt: '2026-11-19T08:30:00Z',
  SendsTrainings: true,
  SendsHealth: true,
} as const;
const open = (shown: object, answers: readonly ReturnType<typeof answer>[] = [], path = '/Profile') =>
  openScreen({ self, clubs, path, answers: [answer(getWearables, { id: 11 }, shown as never), ...answers] });

it('the watch section is hidden if the server has no provider of watches', { tags: ['atLength'] }, async () => {
  await open({ IsOffered: false, Connection: null });
  await screen.findByRole('heading', { name: 'Straps' });
  expect(screen.queryByRole('heading', { name: 'Garmin watch' })).toBeNull();
});

it('the watch section explains why a connection is not possible', { tags: ['atLength'] }, async () => {
  const off = () => respond(409, { type: 'about:blank', title: 'Off', status: 409, ErrorType: 'WearablesOff' });
  await open({ IsOffered: true, Connection: null }, [answer(askWearable, { id: 11 }, off)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Connect with Garmin' }));
  expect(await screen.findByText('Watches of Garmin cannot be connected here.')).toBeTruthy();
});

it('the watch section requests data that zones and calories need before connecting, but does not require it', async () => {
  const { sent } = await openScreen({
    self: { ...self, Weight: null },
    clubs,
    path: '/Profile',
    answers: [
      answer(getWearables, { id: 11 }, { IsOffered: true, Connection: null }),
      answer(askWearable, { id: 11 }, () =>
        respond(409, { type: 'about:blank', title: 'Off', status: 409, ErrorType: 'WearablesOff' }),
      ),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Connect with Garmin' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your body, for zones and calories' }));
  expect(sent.some(({ path }) => path.endsWith(':ask'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue without' }));
  expect(await screen.findByText('Watches of Garmin cannot be connected here.')).toBeTruthy();
});

it('the watch section connects with the parameters of the redirect, and removes them from the URL', async () => {
  const { sent } = await open(
    { IsOffered: true, Connection: null },
    [answer(connectWearable, { id: 11 }, { IsOffered: true, Connection: connection })],
    '/Profile?wearable=Garmin&code=c&state=s',
  );
  await waitFor(() => expect(sent.some(({ body }) => JSON.stringify(body) === '{"Code":"c","State":"s"}')).toBe(true));
  expect(await screen.findByText('Your Garmin watch is connected')).toBeTruthy();
  expect(sent.filter(({ path }) => path.endsWith(':connect'))).toHaveLength(1);
});

it('the watch section shows the last data of a connected watch, and disconnects it after a confirmation', async () => {
  const { sent } = await open({ IsOffered: true, Connection: { ...connection, SendsTrainings: false } }, [
    answer(disconnectWearable, { id: 11 }, () => respond(204)),
  ]);
  expect(await screen.findByText(/Last data/)).toBeTruthy();
  expect(screen.getByText(/activities are not allowed/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect watch' }));
  const buttons = await screen.findAllByRole('button', { name: 'Disconnect watch' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('the watch section shows that Garmin ended the connection, and offers a new one', async () => {
  await open({ IsOffered: true, Connection: { ...connection, EndedAt: '2026-11-18T10:00:00Z' } });
  expect(await screen.findByText(/Garmin ended the connection/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect to Garmin again' })).toBeTruthy();
});
