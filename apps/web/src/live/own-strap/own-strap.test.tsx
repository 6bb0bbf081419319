import { getUserLive } from '@clubpulse/contract/live/board.calls';
import type { MyLiveTraining } from '@clubpulse/contract/live/live-trainings/participants';
import { listMyLiveTrainings } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { getOwnRoom } from '@clubpulse/contract/live/own-live/own-live.calls';
import type { OpenPlace } from '@clubpulse/contract/live/own-strap/own-places';
import { listOwnPlaces, sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { getRunPlan } from '@clubpulse/contract/workouts/runs/runs.calls';
import { STALE_MS } from '@clubpulse/rules/live/own-strap/own-strap';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent as user } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';
import {
  callByServerTime,
  countQueuedBeats,
  dropBatch,
  dropBefore,
  forgetPlace,
  keepBeat,
  nextBatch,
  waitsForServerTime,
} from './queued-beats.ts';
import { serverOffset } from './send-beats.ts';

class FakeStrap extends EventTarget {
  readonly name = 'H10 1234';
  readonly characteristic = Object.assign(new EventTarget(), {
    value: undefined as DataView | undefined,
    startNotifications: () => Promise.resolve(),
  });
  connects = 0;
  inReach = true;
  readonly gatt = {
    connect: () => {
      this.connects += 1;
      if (!this.inReach) return Promise.reject(new DOMException('out of reach', 'NetworkError'));
      return Promise.resolve({
        getPrimaryService: () => Promise.resolve({ getCharacteristic: () => Promise.resolve(this.characteristic) }),
      });
    },
    disconnect: () => undefined,
  };

  beat(bpm: number, flags = 0x06): void {
    this.characteristic.value = new DataView(Uint8Array.from([flags, bpm]).buffer);
    act(() => void this.characteristic.dispatchEvent(new Event('characteristicvaluechanged')));
  }
  leave(): void {
    this.inReach = false;
    act(() => void this.dispatchEvent(new Event('gattserverdisconnected')));
  }
}

const bluetooth = (requestDevice: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'bluetooth', { value: { requestDevice }, configurable: true });
beforeEach(() => serverOffset.set(null));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'bluetooth');
  window.localStorage.clear();
});

const room = {
  Session: {
    Name: 'Ignite',
    TrainerName: null,
    BeganAt: new Date(Date.now() - 600_000).toISOString(),
    EndsAt: new Date(Date.now() + 600_000).toISOString(),
  },
  Goal: 1500,
  Together: 780,
  Points: null,
  Circuit: null,
  Flow: null,
  Timer: null,
  At: new Date().toISOString(),
};
const self = selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const open = (
  sent: (body: unknown) => unknown = () => ({ Now: new Date().toISOString(), IsThere: false }),
  trainings: readonly MyLiveTraining[] = [],
  places: readonly OpenPlace[] = [],
) =>
  openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/OwnStrap',
    answers: [
      answer(sendOwnBeats, { id: 11 }, sent as never),
      answer(listCalendarTrainings, { id: 11 }, []),
      answer(listMyLiveTrainings, { id: 11 }, [...trainings]),
      answer(listOwnPlaces, { id: 11 }, [...places]),
      answer(getOwnRoom, { id: 11 }, room),
    ],
  });
const find = async () => user.click(await screen.findByRole('button', { name: 'Find my strap' }));

describe('an own strap', () => {
  it('shows its heart rate at once, and sends readings every second until the server confirms them', async () => {
    const strap = new FakeStrap();
    bluetooth(() => Promise.resolve(strap));
    const got: { Begin: string; Beats: number[] }[] = [];
    await open((body) => {
      got.push(body as never);
      return { Now: new Date().toISOString(), IsThere: false };
    });
    await find();
    await waitFor(() => expect(got.length).toBeGreaterThan(0));
    expect(got[0]?.Beats).toEqual([]);
    strap.beat(150);
    expect(await screen.findByText('150 bpm')).toBeTruthy();
    expect(screen.getByText(/^Z[1-5] /)).toBeTruthy();
    expect(countQueuedBeats(11)).toBe(1);
    await user.click(screen.getByRole('button', { name: 'End training' }));
    expect(await screen.findByRole('heading', { name: 'Training ended' })).toBeTruthy();
    await waitFor(() => expect(countQueuedBeats(11)).toBe(0));
    expect(got.at(-1)?.Beats.filter((bpm) => bpm > 0)).toEqual([150]);
    expect(screen.getByText(/too short for a training/)).toBeTruthy();
  });

  it('shows a full-screen view until the training ends', async () => {
    const strap = new FakeStrap();
    bluetooth(() => Promise.resolve(strap));
    const training: MyLiveTraining = {
      LiveTrainingId: 7,
      ClubId: 1,
      Name: 'HIIT Ignite',
      TrainerName: 'Giulia Ferri',
      Begin: new Date().toISOString(),
      Duration: 45,
      DisplayGroupName: 'Hall',
      State: 'Running',
      StartedAt: new Date().toISOString(),
      EndsAt: new Date(Date.now() + 24 * 60_000 + 9500).toISOString(),
      MaxParticipants: null,
      SubscriptionName: null,
      Participants: 3,
      Joined: true,
      NotJoinable: null,
    };
    const other = { ...training, LiveTrainingId: 8, Name: 'Cup', Joined: false };
    await open(undefined, [other, training]);
    await find();
    const run = await screen.findByRole('region', { name: 'H10 1234' });
    await waitFor(() => expect(run.textContent).toContain('HIIT Ignite24:0'));
    strap.beat(150);
    expect(await screen.findByText('target 65 to 85%')).toBeTruthy();
    expect(run.querySelectorAll('[data-lit="true"]')).toHaveLength(Number(screen.getByText(/^Z[1-5] /).textContent?.[1]));
    const heading = screen.getByText('Train with your strap', { selector: 'h1' });
    expect(heading.closest('[inert]')).not.toBeNull();
    expect(run.closest('[inert]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'End training' }));
    await screen.findByRole('heading', { name: 'Training ended' });
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('reports missing skin contact, and counts no reading meanwhile', async () => {
    const strap = new FakeStrap();
    bluetooth(() => Promise.resolve(strap));
    await open();
    await find();
    await screen.findByRole('button', { name: 'End training' });
    strap.beat(150, 0x04);
    expect(await screen.findByText('The strap does not touch the skin')).toBeTruthy();
    expect(countQueuedBeats(11)).toBe(0);
  });

  it('counts no reading while its values do not change', async () => {
    const strap = new FakeStrap();
    bluetooth(() => Promise.resolve(strap));
    await open();
    await find();
    await screen.findByRole('button', { name: 'End training' });
    strap.beat(150, 0x16);
    expect(await screen.findByText('150 bpm')).toBeTruthy();
    const stored = countQueuedBeats(11);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + STALE_MS);
    strap.beat(150);
    now.mockRestore();
    expect(await screen.findByText('No heart rate yet')).toBeTruthy();
    expect(countQueuedBeats(11)).toBe(stored);
  });

  it('is searched for when out of range, until it returns', { tags: ['atLength'] }, async () => {
    const strap = new FakeStrap();
    bluetooth(() => Promise.resolve(strap));
    await open();
    await find();
    await screen.findByRole('button', { name: 'End training' });
    strap.leave();
    expect(await screen.findByText('Looking for your strap again …')).toBeTruthy();
    await waitFor(() => expect(strap.connects).toBeGreaterThan(1));
    strap.inReach = true;
    await waitFor(() => expect(screen.queryByText('Looking for your strap again …')).toBeNull());
    strap.beat(120);
    expect(await screen.findByText('120 bpm')).toBeTruthy();
  });

  it('requires a confirmation before the athlete leaves, and stores unsent seconds on the device', async () => {
    const strap = new FakeStrap();
    bluetooth(() => Promise.resolve(strap));
    let online = true;
    const { router } = await open(() => (online ? { Now: new Date().toISOString(), IsThere: false } : respond(503, {})));
    await find();
    await screen.findByRole('button', { name: 'End training' });
    await vi.waitFor(() => {
      strap.beat(140);
      expect(countQueuedBeats(11)).toBeGreaterThan(0);
    });
    online = false;
    act(() => void router.navigate('/Journal'));
    expect(await screen.findByRole('dialog', { name: 'Stop recording your strap?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('button', { name: 'End training' }));
    expect(await screen.findByRole('heading', { name: 'Training ended' })).toBeTruthy();
    expect(countQueuedBeats(11)).toBeGreaterThan(0);
  });

  it('is released without a record when the athlete leaves before it connects', async () => {
    const strap = new FakeStrap();
    let answered = (): void => undefined;
    const connected = new Promise<void>((resolve) => (answered = resolve));
    const { connect } = strap.gatt;
    strap.gatt.connect = () => connected.then(connect);
    let disconnected = 0;
    strap.gatt.disconnect = () => void (disconnected += 1);
    bluetooth(() => Promise.resolve(strap));
    const { unmount } = await open();
    await find();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Find my strap' }).hasAttribute('data-loading')).toBe(true));
    unmount();
    await act(async () => {
      answered();
      await connected;
    });
    await vi.waitFor(() => expect(disconnected).toBeGreaterThan(0));
    strap.beat(150);
    expect(countQueuedBeats(11)).toBe(0);
  });

  it('shows an error and a retry when it is not found or does not connect', async () => {
    const strap = new FakeStrap();
    bluetooth(() => Promise.reject(new DOMException('User cancelled', 'NotFoundError')));
    await open();
    await find();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Find my strap' }).hasAttribute('data-loading')).toBe(false));
    expect(screen.queryByText(/did not answer/)).toBeNull();
    strap.inReach = false;
    bluetooth(() => Promise.resolve(strap));
    await find();
    expect(await screen.findByText(/The strap did not answer/)).toBeTruthy();
  });

  it('shows its requirements in a browser without Bluetooth', async () => {
    await open();
    expect(await screen.findByText('This browser cannot reach straps')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Find my strap' })).toBeNull();
  });
});

describe('the wall of an athlete with an own strap', () => {
  const place: OpenPlace = {
    ClubId: 1,
    ClubName: 'Cadenza Navigli',
    DisplayGroupId: 4,
    DisplayGroupName: 'Hall',
    Name: 'Ignite',
    EndsAt: null,
    IsShared: true,
  };
  type Body = { Beats: number[]; Place?: { ClubId: number; DisplayGroupId: number | null } };
  const listening = async (answerOf: (body: Body) => unknown, places: readonly OpenPlace[] = [place]) => {
    const strap = new FakeStrap();
    bluetooth(() => Promise.resolve(strap));
    const got: Body[] = [];
    const opened = await open(
      (body) => {
        got.push(body as Body);
        return answerOf(body as Body);
      },
      [],
      places,
    );
    await find();
    return { strap, got, ...opened };
  };
  const there = ({ Place }: Body) => ({ Now: new Date().toISOString(), IsThere: Place !== undefined });

  it("shows the athlete and the room's goal after a tap, and the later seconds contain the club and the room", {
    tags: ['atLength'],
  }, async () => {
    const { strap, got } = await listening(there);
    expect(await screen.findByText(/Ignite, Hall: on the wall you are/)).toBeTruthy();
    strap.beat(150);
    await user.click(screen.getByRole('button', { name: 'Show me on the wall' }));
    expect(await screen.findByText('On the wall: Ignite, Hall')).toBeTruthy();
    expect(await screen.findByText('Group goal, 780 of 1,500')).toBeTruthy();
    await waitFor(() => expect(countQueuedBeats(11)).toBe(0));
    strap.beat(151);
    await waitFor(() => expect(got.at(-1)?.Place).toEqual({ ClubId: 1, DisplayGroupId: 4 }));
    await user.click(screen.getByRole('button', { name: 'Leave the wall' }));
    expect(await screen.findByRole('button', { name: 'Show me on the wall' })).toBeTruthy();
    await waitFor(() => expect(countQueuedBeats(11)).toBe(0));
    await waitFor(() => {
      strap.beat(152);
      expect(got.at(-1)?.Beats.length).toBeGreaterThan(0);
      expect(got.at(-1)?.Place).toBeUndefined();
    });
  });

  it('removes the athlete with a message when the club refuses them, and later seconds belong to no club', {
    tags: ['atLength'],
  }, async () => {
    const { strap, got } = await listening(({ Place, Beats }) =>
      Place ? respond(409, { ErrorType: 'OwnPlaceNothingOn' }) : { Now: new Date().toISOString(), IsThere: false, Beats },
    );
    await user.click(await screen.findByRole('button', { name: 'Show me on the wall' }));
    strap.beat(150);
    expect(await screen.findByText(/Nothing you take part in was running there/)).toBeTruthy();
    await waitFor(() => expect(countQueuedBeats(11)).toBe(0));
    expect(got.filter(({ Beats }) => Beats.some((bpm) => bpm > 0)).at(-1)?.Place).toBeUndefined();
    expect(screen.queryByText(/^On the wall/)).toBeNull();
  });

  it('removes the athlete with a message when their session has ended', { tags: ['atLength'] }, async () => {
    const { strap } = await listening(() => ({ Now: new Date().toISOString(), IsThere: false }));
    await user.click(await screen.findByRole('button', { name: 'Show me on the wall' }));
    strap.beat(150);
    expect(await screen.findByText(/You are no longer on the wall/)).toBeTruthy();
  });

  it("is not offered by a club that may not read the athlete's heart rate", async () => {
    bluetooth(() => Promise.resolve(new FakeStrap()));
    await open(undefined, [], [{ ...place, IsShared: false }]);
    expect((await screen.findByRole('link', { name: 'Choose what the club sees' })).getAttribute('href')).toContain('Profile');
    await find();
    expect(await screen.findByText(/Cadenza Navigli does not see your heart rates/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show me on the wall' })).toBeNull();
  });

  it('shows the athlete again after a reload, from the first second on', async () => {
    const first = await listening(there);
    await user.click(await screen.findByRole('button', { name: 'Show me on the wall' }));
    await screen.findByText('On the wall: Ignite, Hall');
    const stored = window.localStorage.getItem('clubpulse.place.11');
    first.unmount();
    expect(window.localStorage.getItem('clubpulse.place.11')).toBeNull();
    window.localStorage.setItem('clubpulse.place.11', stored ?? '');
    await listening(there);
    expect(await screen.findByText('On the wall: Ignite, Hall')).toBeTruthy();
  });
});

it('a second tab receives no readings of the own strap, so that neither tab overwrites the other', {
  tags: ['atLength'],
}, async () => {
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const query = () => Promise.resolve({ held: [{ name: 'clubpulse.strap.11' }] });
  Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true });
  try {
    bluetooth(() => Promise.resolve(new FakeStrap()));
    keepBeat(11, Math.floor(Date.now() / 1000), 140);
    await open();
    await find();
    expect(await screen.findByText(/Another tab of this browser is already using/)).toBeTruthy();
    expect(countQueuedBeats(11)).toBe(1);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

describe('readings stored on the device', () => {
  const minute = 1_800_000_000;
  it('are sent in order with their gaps, at most an hour at once, and deleted second by second', () => {
    keepBeat(11, minute + 5, 120);
    keepBeat(11, minute + 70, 121);
    keepBeat(11, minute + 3600, 122);
    keepBeat(12, minute, 99);
    const batch = nextBatch(11);
    expect(batch).toMatchObject({ begin: minute });
    expect(batch?.beats.length).toBe(71);
    expect([batch?.beats[5], batch?.beats[70], batch?.beats[6]]).toEqual([120, 121, 0]);
    keepBeat(11, minute + 70, 125);
    if (batch) dropBatch(11, batch);
    expect(countQueuedBeats(11)).toBe(2);
    const rest = nextBatch(11);
    expect([rest?.begin, rest?.beats[10], rest?.beats.at(-1)]).toEqual([minute + 60, 125, 122]);
    if (rest) dropBatch(11, rest);
    expect([countQueuedBeats(11), nextBatch(11)]).toEqual([0, undefined]);
    expect(countQueuedBeats(12)).toBe(1);
  });

  it("with times of the device's clock get server times once the server’s clock is known", () => {
    keepBeat(11, minute + 5, 120, 'device');
    expect([countQueuedBeats(11), nextBatch(11), waitsForServerTime(11)]).toEqual([1, undefined, true]);
    callByServerTime(11, -600);
    expect([waitsForServerTime(11), nextBatch(11)?.begin]).toEqual([false, minute - 600]);
    expect(nextBatch(11)?.beats[5]).toBe(120);
  });

  it('that the server no longer accepts are deleted, one minute at a time, and the other readings are sent', () => {
    keepBeat(11, minute + 5, 120);
    keepBeat(11, minute + 70, 121);
    expect(dropBefore(11, minute + 60)).toBe(1);
    expect(nextBatch(11)).toMatchObject({ begin: minute + 60 });
  });

  it('are sent separately by club and room, and without club and room once the club refuses them', () => {
    const hall = { ClubId: 1, DisplayGroupId: 4 };
    const club = { ClubId: 1, DisplayGroupId: null };
    keepBeat(11, minute + 5, 120, 'device', hall);
    keepBeat(11, minute + 65, 121, 'server', hall);
    keepBeat(11, minute + 125, 122, 'server', club);
    keepBeat(11, minute + 185, 123);
    callByServerTime(11, 0);
    const places = () => {
      const found = [];
      for (let batch = nextBatch(11); batch; batch = nextBatch(11)) {
        found.push([batch.place, batch.begin - minute, batch.beats.length]);
        dropBatch(11, batch);
      }
      return found;
    };
    forgetPlace(11, club);
    expect(places()).toEqual([
      [hall, 0, 66],
      [null, 120, 66],
    ]);
  });

  it('that cannot be parsed are deleted, and the other readings are sent', () => {
    window.localStorage.setItem(`clubpulse.beats.11.server.${minute}`, 'nonsense');
    keepBeat(11, minute + 60, 120);
    const batch = nextBatch(11);
    if (batch) dropBatch(11, batch);
    expect([countQueuedBeats(11), nextBatch(11)]).toEqual([0, undefined]);
  });
});

it('a workout sheet shows the heart rate of the own strap and its target', async () => {
  const strap = new FakeStrap();
  bluetooth(() => Promise.resolve(strap));
  const line = {
    Kind: 'exercise' as const,
    ExerciseId: 1,
    Reps: null,
    RepsMax: null,
    Duration: 600,
    Weight: null,
    WeightMax: null,
    Tempo: '',
    Rpe: null,
    CardioZone: 1,
    CardioZoneMax: 2,
    MachineLevel: null,
    Superset: false,
    Afap: false,
    Notes: '',
    Rest: null,
  };
  const sets = [{ Rounds: 1, RoundRest: null, Lines: [line] }];
  await openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/WorkoutSheetRun/7',
    answers: [
      answer(sendOwnBeats, { id: 11 }, () => ({ Now: new Date().toISOString(), IsThere: false })),
      answer(getUserLive, { id: 11 }, null),
      answer(
        getRunPlan,
        { id: 11, sheetId: 7 },
        {
          WorkoutSheetId: 7,
          RowVersion: 0,
          ClubId: 1,
          Name: 'Easy row',
          Type: 'regular' as const,
          Exercises: [],
          LastRuns: [],
          FirstRun: null,
          PlannedDays: [],
          Program: [
            {
              Name: '',
              Groups: [
                {
                  Section: 'main',
                  Name: '',
                  Sets: sets,
                },
              ],
            },
          ],
        },
      ),
    ],
  });
  await find();
  strap.beat(178);
  await user.click(await screen.findByRole('button', { name: 'Start Day 1' }));
  expect(await screen.findByText('178 bpm', { exact: false })).toBeTruthy();
  expect(screen.getByText(/Z1–2 is the target: ease off/)).toBeTruthy();
  strap.leave();
  expect(await screen.findByRole('button', { name: 'Find my strap' })).toBeTruthy();
});
