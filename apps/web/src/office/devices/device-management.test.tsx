import type { Bridge, RegistrationCode } from '@clubpulse/contract/devices/bridges';
import {
  createRegistrationCode,
  getBridgeState,
  listBridges,
  listRegistrationCodes,
  updateBridge,
} from '@clubpulse/contract/devices/bridges.calls';
import { createRoom, deleteRoom, listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { listDisplays } from '@clubpulse/contract/live/displays.calls';
import { getHealth } from '@clubpulse/contract/platform/platform.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bridgeNamed, bridgeState, healthy } from '../../devices/test/bridges.ts';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const rooms = [
  { DisplayGroupId: 5, ClubId: 1, Name: 'Studio', Color: '#1787A6', RowVersion: 0 },
  { DisplayGroupId: 6, ClubId: 1, Name: 'Garage', Color: '#8A3F86', RowVersion: 0 },
];
const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

async function open(
  path: string,
  { TimeZone, ...world }: { bridges?: Bridge[]; codes?: RegistrationCode[]; TimeZone?: string } = {},
  answers: Answers = [],
) {
  const now = { bridges: [] as Bridge[], codes: [] as RegistrationCode[], ...world };
  const app = await openScreen({
    self: manager,
    clubs: [clubWith(1, TimeZone === undefined ? {} : { TimeZone })],
    path,
    answers: [
      answer(listRooms, { id: 1 }, rooms),
      answer(listDisplays, { id: 1 }, []),
      answer(listBridges, { id: 1 }, () => respond(200, now.bridges)),
      answer(listRegistrationCodes, { id: 1 }, () => respond(200, now.codes)),
      answer(getBridgeState, { id: 3 }, () => respond(200, now.bridges[0]?.State)),
      answer(getHealth, {}, healthy),
      ...answers,
    ],
  });
  return { ...app, now };
}

it('a bridge in the list shows the offset of its wrong clock, and which message the server refused', {
  tags: ['atLength'],
}, async () => {
  const slow = bridgeState('Online', { ClockSeconds: -300, Warnings: ['wrong-clock'] });
  const LastRefusal = { Reason: 'shape' as const, At: '2026-09-01T10:00:00Z' };
  const wrong = bridgeState('Online', { ClockSeconds: 7200, LastRefusal, Warnings: ['wrong-clock', 'refused'] });
  await open('/DeviceManagement', {
    bridges: [bridgeNamed('Slow', slow, { ClubpulseBridgeId: 1 }), bridgeNamed('Wrong', wrong, { ClubpulseBridgeId: 2 })],
  });
  expect((await screen.findAllByText(/Its clock is 5 minutes wrong\./)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Its clock is 2 hours wrong\./).length).toBeGreaterThan(0);
  expect(
    screen.getAllByText(/The server refused something it sent \(.*\): a message with wrong fields\./).length,
  ).toBeGreaterThan(0);
});

it('the list of bridges shows the worst first, with sentences about their problems', async () => {
  const lost = bridgeState('Offline', { LastOnline: '2026-09-01T10:00:00Z', Warnings: ['offline'] });
  const poor = bridgeState('Partial', { SystemStatus: 'Problem', Warnings: ['missing-antenna', 'network-errors'] });
  await open('/DeviceManagement', {
    bridges: [
      bridgeNamed('Fine', bridgeState('Online', { SystemStatus: 'Ok' }), { ClubpulseBridgeId: 1, DisplayGroupId: 5 }),
      bridgeNamed('Poor', poor, { ClubpulseBridgeId: 2, Report: { CldErrors: 3, EthAddress: '192.168.1.44' } }),
      bridgeNamed('Lost', lost, { ClubpulseBridgeId: 3, NetworkAddress: '192.168.1.50' }),
    ],
  });
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  const expected = [
    ['Lost', 'Offline', 'No contact since 01/09/2026.', '192.168.1.50', '20/11/2026'],
    ['Poor', 'Partial', 'System problem', 'The ANT+ antenna is missing', '3 network errors in the last hour', '192.168.1.44'],
    ['Fine', 'Online', 'System OK', 'Studio', 'Not reported'],
  ];
  expect(rows).toHaveLength(expected.length);
  for (const [index, words] of expected.entries()) for (const word of words) expect(rows[index]?.textContent).toContain(word);
});

it('the list of bridges shows the last contact of each in the time zone of its club', async () => {
  const lost = bridgeState('Offline', { LastOnline: '2026-09-01T20:00:00Z', Warnings: ['offline'] });
  const bridges = [bridgeNamed('Lost', lost, { ClubpulseBridgeId: 3 })];
  await open('/DeviceManagement', { bridges, TimeZone: 'Asia/Tokyo' });
  const row = await screen.findByRole('row', { name: /Lost/ });
  expect(row.textContent).toContain('No contact since 02/09/2026.');
  expect(within(row).getByText('02/09/2026, 05:00')).toBeTruthy();
});

it('the pairing dialog adds a bridge by a code and shows automatically when it connects', async () => {
  const code: RegistrationCode = {
    Code: 'ABCD2345',
    ClubId: 1,
    Name: 'Corner',
    DisplayGroupId: 6,
    RequestedAt: new Date().toISOString(),
    ExpiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const { now, sent } = await open('/devicemanagement', {}, [
    answer(createRegistrationCode, {}, () => {
      now.codes = [code];
      return respond(201, code);
    }),
  ]);
  expect(await screen.findByText(/A bridge receives the straps in a room/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add bridge' }));
  await user.click(await screen.findByRole('button', { name: 'Get a code' }));
  expect(screen.getByText('Fill this in.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), ' Corner ');
  await user.click(screen.getByRole('combobox', { name: /Room/ }));
  await user.click(await screen.findByRole('option', { name: 'Garage' }));
  await user.click(screen.getByRole('button', { name: 'Get a code' }));

  expect(await screen.findByText(/Waiting for the bridge/)).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ ClubId: 1, Name: 'Corner', DisplayGroupId: 6 });
  expect(screen.getByLabelText('Registration code ABCD2345').textContent).toBe('ABCD2345');
  expect(screen.getByText(/npm run bridge -- --server \S+ --code ABCD2345$/)).toBeTruthy();

  now.codes = [];
  now.bridges = [bridgeNamed('Corner', bridgeState('Offline'), { DisplayGroupId: 6 })];
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText('Corner is registered')).toBeTruthy();
  expect(await screen.findByText('Connecting')).toBeTruthy();
  now.bridges = [bridgeNamed('Corner', bridgeState('Online'), { DisplayGroupId: 6 })];
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(await within(screen.getByRole('dialog')).findByText('Online')).toBeTruthy();
});

it('the hub editor accepts an IP address of four parts from 0 to 255, or none', { tags: ['atLength'] }, async () => {
  const saved = bridgeNamed('Fine', bridgeState('Online'));
  const { sent } = await open('/DeviceManagement', { bridges: [saved] }, [answer(updateBridge, { id: 3 }, saved)]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Fine' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const address = await screen.findByRole('textbox', { name: /Fixed IP address/ });
  await user.type(address, '192.168.1.256');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/four numbers from 0 to 255/)).toBeTruthy();
  await user.clear(address);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Fine was changed')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    Name: 'Fine',
    DisplayGroupId: null,
    Station: null,
    NetworkAddress: null,
    RowVersion: 0,
  });
});

it('the hub editor does not lose the edited fields in a conflict, and reloads the others', {
  tags: ['atLength'],
}, async () => {
  const stale = () => respond(409, { type: 'x', title: 'x', status: 409, ErrorType: 'StaleRowVersion' });
  const saved = bridgeNamed('Fine', bridgeState('Online'));
  const theirs = { ...saved, DisplayGroupId: 6, Name: 'Theirs', RowVersion: 1 };
  let isTheirs = false;
  const { now, sent } = await open('/DeviceManagement', { bridges: [saved] }, [
    answer(updateBridge, { id: 3 }, () => (isTheirs ? respond(200, { ...theirs, Name: 'Mine' }) : stale())),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Actions for Fine' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
  await user.clear(name);
  await user.type(name, 'Mine');
  now.bridges = [theirs];
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Someone else changed this in the meantime/)).toBeTruthy();
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ Name: 'Mine', RowVersion: 0 });
  expect(name.value).toBe('Mine');
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /Room/ }).value).toBe('Garage');
  isTheirs = true;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Mine was changed')).toBeTruthy();
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ Name: 'Mine', DisplayGroupId: 6, RowVersion: 1 });
});

describe('the rooms tab', () => {
  it('requires a name for a new room and gives it an unused colour', async () => {
    const { sent } = await open('/DeviceManagement/rooms', {}, [
      answer(createRoom, {}, { DisplayGroupId: 7, ClubId: 1, Name: 'Loft', Color: '#1787A6', RowVersion: 0 }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Add room' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radio')).toHaveLength(8);
    await user.click(dialog.getByRole('button', { name: 'Add room' }));
    expect(dialog.getByText('Fill this in.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Loft');
    await user.click(dialog.getByRole('button', { name: 'Add room' }));
    expect(await screen.findByText('Loft was saved')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ ClubId: 1, Name: 'Loft', Color: '#4F8A2F' });
  });

  it('shows the contents of a room in use instead of deleting it, and deletes an empty room after a confirmation', async () => {
    const { sent } = await open(
      '/DeviceManagement/Rooms',
      { bridges: [bridgeNamed('Corner', bridgeState('Online'), { DisplayGroupId: 6 })] },
      [answer(deleteRoom, { id: 5 }, () => new Response(null, { status: 204 }))],
    );
    const remove = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    };
    expect(await screen.findByText('1 bridge')).toBeTruthy();
    await remove('Garage');
    expect(await screen.findByText(/The room still contains 1 bridge\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Understood' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);

    await remove('Studio');
    await user.click(await screen.findByRole('button', { name: 'Delete room' }));
    expect(await screen.findByText('Studio was deleted')).toBeTruthy();
  });
});

it('the pairing dialog pairs the TV whose code is in the URL', async () => {
  await open('/DeviceManagement/Screens/pair?code=K7PQ2M');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pair a screen' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /code/i }).value).toBe('K7PQ2M');
});

const display = (LastSeen: string) => ({
  DisplayId: 1,
  ClubId: 1,
  DisplayGroupId: 5,
  ClubpulseBridgeId: null,
  Name: 'Studio',
  Sound: false,
  PairedAt: '2026-09-01T10:00:00Z',
  LastSeen,
  RowVersion: 0,
});

it('the pairing dialog replaces an inactive screen of the same room', { tags: ['atLength'] }, async () => {
  await open('/DeviceManagement/Screens/pair', {}, [answer(listDisplays, { id: 1 }, [display('2026-09-01T10:00:00Z')])]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pair a screen' }));
  await user.click(dialog.getByRole('combobox', { name: /^Room/ }));
  await user.click(await screen.findByRole('option', { name: 'Studio' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Studio');
  expect(dialog.getByRole('status').textContent).toMatch(/^It takes the place of “Studio”/);
  await user.clear(dialog.getByRole('textbox', { name: /^Name/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Left');
  expect(dialog.queryByRole('status')).toBeNull();
});

it('the pairing dialog proposes a room without a screen, and its name for the screen until a name is typed', {
  tags: ['atLength'],
}, async () => {
  const shows = display(new Date().toISOString());
  await open('/DeviceManagement/Screens/pair', {}, [answer(listDisplays, { id: 1 }, [shows])]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pair a screen' }));
  const name = () => dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  const moveTo = async (room: string) => {
    await user.click(dialog.getByRole('combobox', { name: /^Room/ }));
    await user.click(await screen.findByRole('option', { name: room }));
  };
  expect(name().value).toBe('Garage');
  await moveTo('Studio');
  expect(name().value).toBe('Studio 2');
  await user.clear(name());
  await user.type(name(), 'Left');
  await moveTo('Garage');
  expect(name().value).toBe('Left');
});

it("the screen editor offers the bridges of the screen's room, also new ones, but not those of other rooms", {
  tags: ['atLength'],
}, async () => {
  const inRoom = (name: string, id: number, DisplayGroupId: number | null) =>
    bridgeNamed(name, bridgeState('Online'), { ClubpulseBridgeId: id, DisplayGroupId });
  const { now } = await open('/DeviceManagement', { bridges: [inRoom('Corner', 1, rooms[0]?.DisplayGroupId ?? 0)] });
  await screen.findByText('Corner');
  now.bridges = [...now.bridges, inRoom('Door', 2, rooms[1]?.DisplayGroupId ?? 0), inRoom('Spare', 4, null)];
  await user.click(screen.getByRole('link', { name: 'Screens' }));
  await user.click(await screen.findByRole('button', { name: 'Pair a screen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pair a screen' }));
  const offered = async () => {
    await user.click(await dialog.findByRole('combobox', { name: /bridge/i }));
    return screen.getAllByRole('option').map(({ textContent }) => textContent);
  };
  await waitFor(async () => expect(await offered()).toEqual(['Corner', 'Spare']));
  await user.click(screen.getByRole('option', { name: 'Corner' }));
  await user.click(dialog.getByRole('combobox', { name: /room/i }));
  await user.click(screen.getByRole('option', { name: rooms[1]?.Name ?? '' }));
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /bridge/i }).value).toBe('');
  expect(await offered()).toEqual(['Door', 'Spare']);
});
