import type { RoomResult } from '@clubpulse/contract/live/room-results/room-results';
import { listTrainingResults } from '@clubpulse/contract/live/room-results/room-results.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { answer, respond } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { RoomResults } from './RoomResults.tsx';

beforeAll(() => startPhrases('en'));

const flow: RoomResult = {
  RoomResultId: 1,
  ClubId: 1,
  RoomName: 'Studio',
  TrainingId: 5,
  Kind: 'Flow',
  Name: 'Hills',
  Begin: '2026-11-20T17:05:00Z',
  End: '2026-11-20T17:25:00Z',
  Seconds: 1200,
  Heard: 1100,
  Done: 880,
  Planned: 1100,
  Percent: 80,
  RoundsDone: null,
  Rounds: null,
  Measure: 'HeartRate',
  Segments: [
    { Name: 'Warm', Zone: 2, On: 400, Heard: 500 },
    { Name: 'Climb', Zone: 4, On: 480, Heard: 600 },
  ],
};
const timer: RoomResult = {
  ...flow,
  RoomResultId: 2,
  Kind: 'Circuit',
  Name: 'Full Body Eight',
  Seconds: 1440,
  Heard: 1440,
  Done: 7,
  Planned: 24,
  Percent: 29,
  RoundsDone: 0,
  Rounds: 3,
  Measure: null,
  Segments: null,
};

it('the room results show the time on target of a flow by segment, and the completed part of a circuit', async () => {
  openPart(<RoomResults trainingId={5} />, [answer(listTrainingResults, { id: 5 }, [flow, timer])]);
  const room = await screen.findByRole('region', { name: 'On the screens of Studio' });
  const [hills, body] = within(room)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('dl'));
  expect(hills?.textContent).toContain('80%');
  expect(hills?.textContent).toContain('Good');
  expect(hills?.textContent).toContain('on target14:40 of 18:20');
  expect(hills?.textContent).toContain('with your strap18:20 of 20:00');
  const segments = within(screen.getByRole('list', { name: 'By segment' })).getAllByRole('listitem');
  expect(segments.map(({ textContent }) => textContent)).toEqual(['Z2Warm6:40 of 8:20', 'Z4Climb8:00 of 10:00']);
  expect(body?.textContent).toContain('laps7 of 24');
  expect(body?.textContent).toContain('whole rounds0 of 3');
  expect(body?.textContent).toContain('You can do much more');
});

it("the room results show for how many seconds a flow's watts are known, and power zones", async () => {
  const ridden: RoomResult = { ...flow, Measure: 'Ftp', Seconds: 1200, Heard: 1200, Planned: 1150 };
  openPart(<RoomResults trainingId={5} />, [answer(listTrainingResults, { id: 5 }, [ridden])]);
  const room = await screen.findByRole('region', { name: 'On the screens of Studio' });
  expect(room.textContent).toContain('with watts19:10 of 20:00');
  const segments = within(screen.getByRole('list', { name: 'By segment' })).getAllByRole('listitem');
  expect(segments[0]?.textContent).toBe('P2Warm6:40 of 8:20');
});

it('the room results are absent when the room ran no workout, and for readers without access', async () => {
  let tries = 0;
  const { container } = openPart(<RoomResults trainingId={5} />, [
    answer(listTrainingResults, { id: 5 }, () => {
      tries++;
      return respond(404, {});
    }),
  ]);
  await waitFor(() => expect(tries).toBeGreaterThan(0));
  expect(container.querySelector('section')).toBeNull();
});
