import type { EndTest, FitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import {
  endFitnessTest,
  getFitnessTest,
  listFitnessTests,
  prepareFitnessTest,
  startFitnessTest,
} from '@clubpulse/contract/body/fitness-tests/fitness-tests.calls';
import type { MeasureEvent } from '@clubpulse/contract/body/measures/measures';
import {
  getMeasureEvent,
  getMeasures,
  listMeasureEvents,
  updateMeasures,
} from '@clubpulse/contract/body/measures/measures.calls';
import { getUserLive, type UserLive } from '@clubpulse/contract/live/board.calls';
import { sendOwnBeats } from '@clubpulse/contract/live/own-strap/own-strap.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent as user } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

class FakeStrap extends EventTarget {
  readonly name = 'H10 1234';
  readonly characteristic = Object.assign(new EventTarget(), {
    value: undefined as DataView | undefined,
    startNotifications: () => Promise.resolve(),
  });
  readonly gatt = {
    connect: () =>
      Promise.resolve({
        getPrimaryService: () => Promise.resolve({ getCharacteristic: () => Promise.resolve(this.characteristic) }),
      }),
    disconnect: () => undefined,
  };
  beat(bpm: number): void {
    this.characteristic.value = new DataView(Uint8Array.from([0x06, bpm]).buffer);
    act(() => void this.characteristic.dispatchEvent(new Event('characteristicvaluechanged')));
  }
}

const wear = () => {
  const strap = new FakeStrap();
  const bluetooth = { requestDevice: () => Promise.resolve(strap) };
  Object.defineProperty(navigator, 'bluetooth', { value: bluetooth, configurable: true });
  return strap;
};
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'bluetooth');
  window.localStorage.clear();
});

const test = (with_: Partial<FitnessTest> = {}): FitnessTest => ({
  FitnessTestId: 5,
  UserId: 11,
  Protocol: 'ymcaStep',
  State: 'prepared',
  PreparedAt: '2026-11-20T08:00:00.000Z',
  StartedAt: null,
  EndedAt: null,
  Duration: null,
  MaxHeartRate: 184,
  ZoneLimits: [92, 110, 129, 147, 166, 184],
  Limit: 156.4,
  PeakHeartRate: null,
  Load: null,
  Weight: null,
  Cadence: 96,
  Age: 30,
  Gender: 'Female',
  Score: null,
  Rating: null,
  IsTotal: false,
  NotRated: null,
  Components: [],
  HeartRateRecovery: null,
  NextTryAt: null,
  MeasureEventId: null,
  RunBy: null,
  Club: null,
  MayChange: true,
  ...with_,
});
const interrupted = test({
  State: 'interruptedHeartRate',
  NotRated: 'ended',
  Duration: 134,
  PeakHeartRate: 161,
  EndedAt: '2026-11-20T08:05:00.000Z',
  NextTryAt: '2026-11-21T08:05:00.000Z',
});
const rated = test({
  FitnessTestId: 4,
  State: 'completed',
  PreparedAt: '2026-05-12T08:00:00.000Z',
  EndedAt: '2026-05-12T08:05:00.000Z',
  Duration: 180,
  PeakHeartRate: 150,
  Score: 67,
  Rating: 'aboveAverage',
  IsTotal: true,
  MeasureEventId: 9,
  HeartRateRecovery: 26,
  Components: [
    { Kind: 'cardio', Score: 85, Rating: 'good', Values: [{ Key: 'stepTestHeartRate', Value: 91 }] },
    {
      Kind: 'muscular',
      Score: 62.5,
      Rating: 'aboveAverage',
      Values: [
        { Key: 'pushUps', Value: 13 },
        { Key: 'plankTime', Value: 125 },
      ],
    },
  ],
});
const earlier = test({
  ...rated,
  FitnessTestId: 3,
  PreparedAt: '2026-03-03T08:00:00.000Z',
  EndedAt: null,
  Score: 58,
  Rating: 'average',
});

const athlete = selfWith({ UserId: 11, AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const trainer = selfWith({ UserId: 12, AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const person = {
  UserId: 11,
  Nickname: 'Ale',
  FirstMidName: 'Alessia',
  LastName: 'Conti',
  PictureUri: null,
  Age: 30,
  Gender: 'Female' as const,
  Height: 170,
};
const measured = { Person: person, Last: [], Events: [], BloodShared: true };

interface Options {
  tests?: readonly FitnessTest[];
  ended?: FitnessTest;
  asTrainer?: boolean;
  path?: string;
  answers?: readonly ReturnType<typeof answer>[];
  events?: readonly MeasureEvent[];
}
async function open({ tests = [], events = [], ended = interrupted, asTrainer = false, path, answers = [] }: Options = {}) {
  const sent: EndTest[] = [];
  const prepared: unknown[] = [];
  let all = [...tests];
  const view = await openScreen({
    self: asTrainer ? trainer : athlete,
    clubs: [clubWith(1)],
    path: path ?? (asTrainer ? '/FitnessTestView/11' : '/FitnessTestView'),
    answers: [
      answer(listFitnessTests, { id: 11 }, () => ({
        draw: 0,
        recordsTotal: all.length,
        recordsFiltered: all.length,
        data: all,
      })),
      answer(getMeasures, { id: 11 }, measured),
      answer(listMeasureEvents, { id: 11 }, () => ({
        draw: 0,
        recordsTotal: events.length,
        recordsFiltered: events.length,
        data: [...events],
      })),
      answer(prepareFitnessTest, { id: 11 }, (body) => {
        prepared.push(body);
        return test();
      }),
      answer(startFitnessTest, { id: 5 }, test({ State: 'running' })),
      answer(endFitnessTest, { id: 5 }, (body) => {
        sent.push(body as EndTest);
        all = [ended, ...all];
        return ended;
      }),
      answer(getFitnessTest, { id: 5 }, { ...ended, Samples: [120, 150, 161, 161, 161, 161] }),
      answer(getFitnessTest, { id: 4 }, { ...rated, Samples: [] }),
      answer(getUserLive, { id: 11 }, null),
      ...(asTrainer ? [] : [answer(sendOwnBeats, { id: 11 }, () => ({ Now: new Date().toISOString(), IsThere: false }))]),
      ...answers,
    ],
  });
  return { ...view, ends: sent, prepared };
}

async function begin(strap: FakeStrap) {
  await user.click(await screen.findByRole('button', { name: 'Start a test' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Find my strap' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Find my strap' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Begin' }).hasAttribute('disabled')).toBe(true);
  strap.beat(90);
  const started = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(started);
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  let second = 0;
  return (seconds: number, bpm: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      clock.mockReturnValue(started + second * 1000 + 500);
      if (bpm > 0) strap.beat(bpm);
      second += 1;
    }
    clock.mockReturnValue(started + second * 1000 + 100);
  };
}

describe('a running fitness test', () => {
  it('stops automatically above 85 percent of the maximum heart rate, shows the reason, and offers an easier test', async () => {
    const strap = wear();
    const { ends } = await open();
    const pass = await begin(strap);
    expect(screen.getByText('The test stops automatically after 3 seconds above 156 bpm. That is not a failure.')).toBeTruthy();
    pass(20, 151);
    expect(await screen.findByText('5 to the limit')).toBeTruthy();
    expect(screen.getByText('Z4 Anaerobic')).toBeTruthy();
    expect(screen.getByText('96 a minute')).toBeTruthy();
    expect(ends).toEqual([]);
    pass(4, 161);
    expect(await screen.findByRole('heading', { name: 'Stopped: above 85%' })).toBeTruthy();
    expect(ends).toMatchObject([{ End: 'interruptedHeartRate', DoneAt: null, Distance: null }]);
    expect(ends[0]?.Samples).toEqual([...Array.from({ length: 20 }, () => 151), 161, 161, 161, 161]);
    expect(screen.getByText(/was over 156 bpm for 3 seconds, so the test ended at 02:14|2:14/)).toBeTruthy();
    expect(await screen.findByRole('img', { name: /highest 161/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Plan the walk test' }));
    expect(await screen.findByText(/Walk 1609 m/)).toBeTruthy();
  });

  it('ends when its time is over, and shows score and rating', { tags: ['atLength'] }, async () => {
    const strap = wear();
    const { ends } = await open({ ended: { ...rated, FitnessTestId: 5 }, tests: [earlier] });
    const pass = await begin(strap);
    pass(180, 140);
    expect(await screen.findByText('Sit down and keep still')).toBeTruthy();
    pass(63, 91);
    expect(await screen.findByRole('heading', { name: 'Above average' })).toBeTruthy();
    expect(ends[0]).toMatchObject({ End: 'completed' });
    expect(ends[0]?.Samples).toHaveLength(243);
    expect(screen.getByText(/woman of 30, up 9 since/)).toBeTruthy();
  });

  it('pauses while the strap is silent, and can be stopped by the user', { tags: ['atLength'] }, async () => {
    const strap = wear();
    const ended = test({ State: 'stoppedByUser', NotRated: 'ended', Duration: 35, PeakHeartRate: 120 });
    const { ends } = await open({ ended });
    const pass = await begin(strap);
    pass(20, 120);
    pass(20, 0);
    expect(await screen.findByText('Paused: no signal for 20 s')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop the test' }));
    expect(await screen.findByRole('heading', { name: 'Stopped by hand' })).toBeTruthy();
    expect(ends[0]).toMatchObject({ End: 'stoppedByUser' });
  });

  it('requires a confirmation before the user leaves, and is then stopped', { tags: ['atLength'] }, async () => {
    const strap = wear();
    const { router, ends } = await open({ ended: test({ State: 'stoppedByUser', NotRated: 'ended', Duration: 5 }) });
    const pass = await begin(strap);
    pass(5, 120);
    act(() => void router.navigate('/Journal'));
    const question = await screen.findByRole('dialog', { name: 'Stop the test?' });
    await user.click(within(question).getByRole('button', { name: 'Stop the test' }));
    expect(await screen.findByRole('heading', { name: 'Stopped by hand' })).toBeTruthy();
    expect(ends).toHaveLength(1);
  });

  it('does not lose a result that could not be sent, and sends it again on request', { tags: ['atLength'] }, async () => {
    const strap = wear();
    let isAway = true;
    await open({
      answers: [answer(endFitnessTest, { id: 5 }, () => (isAway ? respond(503, {}) : interrupted))],
    });
    const pass = await begin(strap);
    pass(6, 170);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it("led by a trainer with the athlete's strap is stored for the club, and not as a training of the trainer", async () => {
    const strap = wear();
    const { ends, prepared } = await open({ asTrainer: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Alessia Conti' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start a test' }));
    expect(await screen.findByRole('dialog', { name: 'Prepare the test of Alessia Conti' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const pass = await begin(strap);
    expect(screen.getByRole('region', { name: 'Step test, Alessia Conti' })).toBeTruthy();
    expect(prepared).toMatchObject([{ ClubId: 1, Protocol: 'ymcaStep', Fever: false }]);
    pass(4, 170);
    expect(await screen.findByRole('heading', { name: 'Stopped: above 85%' })).toBeTruthy();
    expect(ends).toHaveLength(1);
    const stored = Array.from({ length: window.localStorage.length }, (_, place) => window.localStorage.key(place));
    expect(stored.filter((key) => key?.startsWith('clubpulse.beats.'))).toEqual([]);
  });
});

describe('a fitness test with the heart rate that the club receives', () => {
  const received: UserLive = {
    UserId: 11,
    Nickname: 'Ale',
    FirstMidName: 'Alessia',
    LastName: 'Conti',
    DisplayGroupId: 4,
    HeartRate: 120,
    Percent: 65,
    Zone: 2,
    Points: 12,
    Since: '2026-11-20T08:00:00.000Z',
    LastHeard: '2026-11-20T08:00:00.000Z',
    Silence: 0,
    Signal: 'fresh',
    ClubId: 1,
    OffTheWall: false,
  };

  /** `response` may change during the test. `looks` counts the requests. */
  async function openReceived({ asTrainer = false, first = received }: { asTrainer?: boolean; first?: UserLive } = {}) {
    const club: { response: UserLive | Promise<UserLive>; looks: number } = { response: first, looks: 0 };
    const view = await open({
      asTrainer,
      answers: [
        answer(getUserLive, { id: 11 }, () => {
          club.looks += 1;
          return club.response;
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Start a test' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    return { ...view, club };
  }

  it('needs no strap on this device, stops automatically, and shows where the heart rate comes from', {
    tags: ['atLength'],
  }, async () => {
    const { ends, club } = await openReceived();
    expect(await screen.findByText('36 to the limit')).toBeTruthy();
    expect(screen.getAllByText('Received by the club')).toHaveLength(2);
    expect(screen.queryByText(/cannot reach straps/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Begin' }));
    club.response = { ...received, HeartRate: 170, Percent: 92, Zone: 5 };
    expect(await screen.findByText('above the limit')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Stopped: above 85%' })).toBeTruthy();
    expect(ends).toMatchObject([{ End: 'interruptedHeartRate' }]);
    expect(ends[0]?.Samples.slice(-3)).toEqual([170, 170, 170]);
  });

  it('can be led by a trainer, and shows when the club receives no heart rate', async () => {
    const { club } = await openReceived({ asTrainer: true });
    expect(await screen.findByText('36 to the limit')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Step test, Alessia Conti' })).toBeTruthy();
    club.response = { ...received, Silence: 20, Signal: 'lost' };
    expect(await screen.findByText('The club receives no heart rate now')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Begin' }).hasAttribute('disabled')).toBe(true);
    club.response = { ...received, OffTheWall: true };
    expect(await screen.findByText(/Taken off the club’s wall/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Begin' }).hasAttribute('disabled')).toBe(true);
  });

  it('continues with the next response when one response never arrives', { tags: ['atLength'] }, async () => {
    const { club } = await openReceived();
    expect(await screen.findByText('36 to the limit')).toBeTruthy();
    club.response = new Promise<UserLive>(() => undefined);
    const before = club.looks;
    await waitFor(() => expect(club.looks).toBeGreaterThan(before));
    club.response = { ...received, HeartRate: 150 };
    expect(await screen.findByText('6 to the limit')).toBeTruthy();
  });

  it('switches to the strap of this device', async () => {
    const strap = wear();
    await openReceived();
    expect(await screen.findByText('36 to the limit')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Find my strap' }));
    await waitFor(() => {
      strap.beat(100);
      expect(screen.getByText('Received by this device')).toBeTruthy();
    });
    expect(screen.getByText('56 to the limit')).toBeTruthy();
  });

  it('cannot start when the athlete does not share the heart rate with the club', async () => {
    await openReceived({ asTrainer: true, first: { ...received, HeartRate: null, Percent: null, Zone: null } });
    expect(await screen.findByText('The club receives no heart rate now')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Begin' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('the list of fitness tests', () => {
  it('shows the last score with its parts, and links to the earlier tests', async () => {
    await open({ tests: [interrupted, rated, earlier] });
    expect(await screen.findByRole('heading', { name: 'Above average' })).toBeTruthy();
    expect(screen.getByText('91 bpm')).toBeTruthy();
    expect(screen.getByText('Push-ups 13 reps, Plank hold 2:05')).toBeTruthy();
    expect(screen.getByText('26 beats, Good')).toBeTruthy();
    expect(screen.getByText('10.5 to “Good”')).toBeTruthy();
    expect(screen.getAllByText('not tested yet')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: /above 85% after/ }));
    expect(await screen.findByRole('heading', { name: 'Stopped: above 85%' })).toBeTruthy();
    expect(screen.getByText('Above average, unchanged')).toBeTruthy();
  });

  it.each([
    ['another protocol', { Protocol: 'cooper' as const }],
    ['no total', { IsTotal: false }],
  ])('compares the score with the last one of the same protocol, ignoring a test in between with %s', async (_, other) => {
    const between = test({
      ...rated,
      ...other,
      FitnessTestId: 6,
      PreparedAt: '2026-04-01T08:00:00.000Z',
      EndedAt: null,
      Score: 85,
    });
    await open({ tests: [rated, between, earlier] });
    expect(await screen.findByText(/woman of 30, up 9 since/)).toBeTruthy();
  });

  it('compares a score with no test of another protocol', async () => {
    await open({ tests: [rated, { ...earlier, Protocol: 'cooper' }] });
    expect((await screen.findByText(/woman of 30/)).textContent).not.toMatch(/since/);
  });

  it('adds up a total from the parts of a test', async () => {
    const bodies: unknown[] = [];
    const event = {
      MeasureEventId: 9,
      UserId: 11,
      TimeStamp: '2026-05-12T08:05:00.000Z',
      DataType: 'FitnessTest' as const,
      Values: [{ Key: 'stepTestHeartRate' as const, Value: 91, Method: null, Typed: true }],
      Note: '',
      MeasuredBy: null,
      Club: null,
      MayChange: true,
      RowVersion: 4,
    };
    await open({
      tests: [rated],
      answers: [
        answer(getMeasureEvent, { id: 9 }, { Person: person, Event: event, Before: [], Apart: [], BloodShared: true }),
        answer(updateMeasures, { id: 9 }, (body) => {
          bodies.push(body);
          return event;
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Add the other parts' }));
    await user.type(await screen.findByLabelText('Sit and reach (26 cm zero)'), '30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      Values: [
        { Key: 'stepTestHeartRate', Value: 91 },
        { Key: 'sitAndReach', Value: 30 },
      ],
      RowVersion: 4,
    });
  });

  it('explains the requirements of a test when the list is empty', async () => {
    await open();
    expect(await screen.findByText('No fitness test yet')).toBeTruthy();
  });

  it('shows tests that were entered by hand with a link to their report', async () => {
    const event = {
      MeasureEventId: 31,
      UserId: 11,
      TimeStamp: '2026-11-20T08:05:00.000Z',
      DataType: 'FitnessTest' as const,
      Values: [
        { Key: 'stepTestHeartRate' as const, Value: 104, Method: null, Typed: true },
        { Key: 'pushUps' as const, Value: 22, Method: null, Typed: true },
        { Key: 'fitnessTestScore' as const, Value: 67.4, Method: null, Typed: false },
      ],
      Note: '',
      MeasuredBy: null,
      Club: null,
      MayChange: true,
      RowVersion: 0,
    };
    const first = await open({ events: [event] });
    expect(await screen.findByText('No test has been run here yet')).toBeTruthy();
    expect(screen.queryByText('No fitness test yet')).toBeNull();
    const link = screen.getByRole('link', { name: /Push-ups 22 reps/ });
    expect(link.getAttribute('href')).toBe('/BiometricReport/31');
    expect(link.textContent).toContain('67 in total');
    first.unmount();
    await open({ tests: [rated], events: [event, { ...event, MeasureEventId: 9 }] });
    expect(await screen.findByRole('heading', { name: 'Above average' })).toBeTruthy();
    expect(await screen.findAllByRole('link', { name: /Push-ups 22 reps/ })).toHaveLength(1);
  });

  it('is hidden from staff when the athlete shares neither heart rate nor body', async () => {
    await open({
      asTrainer: true,
      answers: [answer(listFitnessTests, { id: 11 }, () => respond(409, { ErrorType: 'NotShared' }))],
    });
    expect(await screen.findByText('Not shared with your club')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start a test' })).toBeNull();
  });
});
