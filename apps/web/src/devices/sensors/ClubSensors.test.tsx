import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import type { ClubSensor, ClubSensorClaim } from '@clubpulse/contract/devices/sensors';
import {
  answerSensorClaim,
  deleteSensor,
  listClubSensorClaims,
  listClubSensors,
  listUnknownStraps,
} from '@clubpulse/contract/devices/sensors.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { atWidth } from '../../test/width.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const strap = (SensorId: number, Nickname: string, showMore: Partial<ClubSensor> = {}): ClubSensor => ({
  SensorId,
  UserId: SensorId,
  HardwareId: `ANT+:${SensorId}`,
  Model: 'Clubpulse',
  Name: '',
  Code: `D0${String(SensorId).padStart(5, '0')}`,
  CreatedAt: '2026-11-01T10:00:00Z',
  BeatsOfAnother: false,
  Battery: null,
  Nickname,
  FirstMidName: Nickname,
  LastName: 'Rossi',
  LastHeard: null,
  ...showMore,
});
const claim: ClubSensorClaim = {
  ClaimId: 5,
  Model: 'Clubpulse',
  Code: 'D000007',
  Claimant: 'Brio',
  Owner: 'Nick7',
  At: '2026-11-20T12:00:00Z',
  AnswerBy: '2026-11-27T12:00:00Z',
};
const TOTAL = 1234;
const straps = Array.from({ length: 60 }, (_, index) => strap(index + 1, `Nick${index + 1}`));

const open = async (path = '/ClubSensors', all: readonly ClubSensor[] = straps) => {
  const app = await openScreen({
    self: manager,
    clubs: [clubWith(1)],
    path,
    answers: [
      answer(listRooms, { id: 1 }, []),
      answer(listUnknownStraps, { id: 1 }, []),
      answer(listClubSensorClaims, { id: 1 }, [claim]),
      answer(answerSensorClaim, { id: 5 }, () => respond(204)),
      answer(deleteSensor, { id: 7 }, () => respond(204)),
      answer(listClubSensors, { id: 1 }, (_, { query }) => {
        const words = query['globalSearch'];
        const found = words === undefined ? all : words === 'nobody' ? [] : all.slice(6, 7);
        const recordsTotal = all.length === 0 ? 0 : TOTAL;
        const recordsFiltered = words === undefined ? recordsTotal : found.length;
        return { draw: 0, recordsTotal, recordsFiltered, data: found.slice(0, Number(query['length'])) };
      }),
    ],
  });
  const queryOf = () =>
    new URL(app.sent.findLast(({ path: at }) => at.startsWith('/clubs/1/sensors?'))?.path ?? '', 'http://x').searchParams;
  return { ...app, queryOf };
};
const rows = async () => {
  await screen.findByRole('table', { name: 'Straps' });
  return screen.getAllByRole('row').slice(1);
};

it('the list of straps shows its first page and more on request, sorted by the server', { tags: ['atLength'] }, async () => {
  const { router, queryOf } = await open();
  expect(await rows()).toHaveLength(50);
  expect(screen.getByText('1,234 straps linked')).toBeTruthy();
  expect(Object.fromEntries(queryOf())).toEqual({ start: '0', length: '50', Sort: 'Owner' });
  await userEvent.click(screen.getByRole('button', { name: /^Show .* more$/ }));
  await waitFor(async () => expect(await rows()).toHaveLength(60));
  await userEvent.click(screen.getByRole('button', { name: 'Last contact' }));
  await waitFor(() => expect(queryOf().get('Sort')).toBe('LastHeard'));
  expect(router.state.location.search).toBe('?sort=LastHeard');
  await userEvent.click(screen.getByRole('button', { name: 'Last contact' }));
  await waitFor(() => expect(queryOf().get('Sort')).toBe('-LastHeard'));
  expect(screen.getByRole('columnheader', { name: 'Last contact' }).getAttribute('aria-sort')).toBe('descending');
});

it('the list of straps is searched on the server, has the search in its URL, and offers to clear the search when it finds no strap', {
  tags: ['atLength'],
}, async () => {
  const { router, queryOf } = await open();
  await rows();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'nick7 d0');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(queryOf().get('globalSearch')).toBe('nick7 d0');
  expect(router.state.location.search).toBe('?q=nick7+d0');
  expect(screen.getByText('1 of 1,234 straps')).toBeTruthy();
  await userEvent.clear(search);
  await userEvent.type(search, 'nobody');
  await screen.findByText('No strap matches “nobody”');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(async () => expect(await rows()).toHaveLength(50));
});

it('the list of straps offers to link a strap even when a search finds no strap', async () => {
  await open('/ClubSensors?q=nobody', []);
  await screen.findByText('No strap matches “nobody”');
  expect(screen.getByRole('button', { name: 'Link a strap' })).toBeTruthy();
});

it('the list of straps unlinks a strap and reloads', async () => {
  const { sent } = await open('/ClubSensors?q=nick7');
  expect(await rows()).toHaveLength(1);
  const lists = () => sent.filter(({ path }) => path.startsWith('/clubs/1/sensors?')).length;
  const before = lists();
  await userEvent.click(screen.getByRole('button', { name: 'Unlink D000007 from Nick7' }));
  const dialog = within(await screen.findByRole('dialog', { name: /D000007/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }));
  await waitFor(() => expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/sensors/7')).toBe(true));
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

it('the list of straps shows who claims the strap of a member, and sends the decision', async () => {
  const { sent } = await open();
  expect(await screen.findByText(/Brio requests D000007 of Nick7/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Give it to Brio' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ path: '/sensorClaims/5/Answer', body: { Grant: true } })),
  );
});

it('the list of straps has one primary button when no strap is linked', async () => {
  await open('/ClubSensors', []);
  await screen.findByText('No straps linked yet');
  expect(screen.getAllByRole('button', { name: 'Link a strap' })).toHaveLength(1);
});

it('the list of straps consists of cards on a phone', async () => {
  atWidth('phone');
  await open('/ClubSensors?q=nick7');
  const cards = await screen.findByRole('list', { name: 'Straps' });
  expect(within(cards).getByRole('button', { name: 'Unlink D000007 from Nick7' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
