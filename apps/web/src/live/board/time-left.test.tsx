import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { FRAME_HEADER_BYTES, writeFrameHeader } from '@clubpulse/contract/live/frame-bytes';
import type { RoomWorkout, RunState, WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { stepsOf } from '@clubpulse/rules/live/room-workouts/run';
import { cleanup } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { answer } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { RunCard } from '../room-workouts/public.ts';
import { createBoard, Wall } from '../walls/public.ts';

beforeAll(() => startPhrases('en'));

const AT = Date.UTC(2026, 10, 20, 17, 42, 0);

const exercise = (ExerciseId: number, Duration: string | null, Reps: number | null, RepsMax: number | null = null) => ({
  ExerciseId,
  Name: `Movement ${ExerciseId}`,
  MainMuscle: null,
  OtherMuscles: [],
  Removed: false,
  Duration,
  Reps,
  RepsMax,
});
const times = { WarmUp: 30, Cooldown: 45, Work: 40, Rest: 20, Rounds: 3, RoundRest: 60, Minutes: 12, Time: 900 };
const circuit = (TimerType: 'timer' | 'EMOM' | 'AMRAP'): WorkoutContent => ({
  Kind: 'Circuit',
  Circuit: {
    ...times,
    BridgeWorkoutId: 3,
    RowVersion: 0,
    Name: 'Full Body Two',
    Room: null,
    StationsActive: true,
    TimerType,
    StationsPerMinute: 1,
    Stations: [1, 2].map((Station) => ({ StationKey: Station, Station, Exercises: [] })),
  },
});
const segment = (Begin: number, Percent: number) => ({ Name: '', Begin, Percent, Cadence: null });
const contents: readonly WorkoutContent[] = [
  { Kind: 'Quick', Timer: { Type: 'Countdown', Text: '', Prepare: 10, Seconds: 300 } },
  { Kind: 'Quick', Timer: { Type: 'Amrap', Text: '', Prepare: 0, Seconds: 480 } },
  { Kind: 'Quick', Timer: { Type: 'Emom', Text: '', Prepare: 10, Seconds: 60, Rounds: 4 } },
  { Kind: 'Quick', Timer: { Type: 'Intervals', Text: '', Prepare: 10, Seconds: 40, Rest: 20, Rounds: 4 } },
  circuit('timer'),
  circuit('EMOM'),
  circuit('AMRAP'),
  {
    Kind: 'Timer',
    Timer: {
      TimerId: 5,
      RowVersion: 0,
      Name: 'Core by the clock',
      WarmUp: null,
      Exercises: [exercise(1, '00:40', null), exercise(2, '00:30', null), exercise(3, null, 10), exercise(4, null, 8, 12)],
      Rest: '00:15',
      Rounds: 2,
      RoundRest: '01:00',
      CoolDown: '00:30',
      Total: { Seconds: 510, IsAbout: true },
    },
  },
  {
    Kind: 'Flow',
    Flow: {
      IntensityFlowId: 6,
      Name: 'Hill ride',
      Measure: 'HeartRate',
      Duration: 900,
      Segments: [segment(0, 62), segment(300, 78), segment(600, 84)],
    },
  },
];

const shownOf = (content: WorkoutContent, state: RunState) => {
  const run: RoomWorkout = { ...state, RoomWorkoutId: 7, DisplayGroupId: 41, Content: content, Version: 1 };
  const board = createBoard(() => 1000);
  const bytes = new ArrayBuffer(FRAME_HEADER_BYTES);
  writeFrameHeader(new DataView(bytes), 1, AT, 0);
  board.receiveRoster({
    type: 'roster',
    roster: 1,
    clubName: 'Harbour Club',
    roomName: 'Main hall',
    roomColor: null,
    timeZone: 'Europe/Rome',
    language: 'en',
    places: 0,
    tiles: [],
    workout: run,
  });
  board.link.set('live');
  board.receiveFrame(bytes);
  board.tick();
  const { container } = openPart(
    <>
      <div id="tv">
        <Wall board={board} language="en" />
      </div>
      <div id="card">
        <RunCard clubId={1} roomId={41} run={run} now={board.serverNow} />
      </div>
    </>,
    [answer(listRooms, { id: 1 }, [])],
  );
  const tv = [...container.querySelectorAll('#tv header b')].map(({ textContent }) => /^left ?([\d:]+)$/.exec(textContent)?.[1]);
  const card = /([\d:]+) left/.exec(container.querySelector('#card p span:last-child')?.textContent ?? '')?.[1];
  cleanup();
  return [tv.find(Boolean), card];
};

it("the remaining time of a workout is the same on the TV and in the trainer's control, for all content, positions and added time", {
  tags: ['atLength'],
}, () => {
  for (const content of contents)
    for (const [Step, { ms }] of stepsOf(content).entries()) {
      if (Step % 4 > 0 && ms !== null) continue;
      for (const [Passed, Extra, Paused] of [
        [0, 0, false],
        [7_400, 10_000, false],
        [3_000, -10_000, true],
      ] as const) {
        const [tv, card] = shownOf(content, { Step, Passed, Extra, Paused, At: new Date(AT).toISOString() });
        expect(tv, `${content.Kind} at ${Step}`).toMatch(/^\d+:\d\d$/);
        expect(card, `${content.Kind} at ${Step}, ${Passed} ms, ${Extra} ms more`).toBe(tv);
      }
    }
});
