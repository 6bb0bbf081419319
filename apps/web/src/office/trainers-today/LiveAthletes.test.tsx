import type { LiveAthlete } from '@clubpulse/contract/live/board.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startPhrases } from '../../platform/phrases.ts';
import { openPart } from '../../test/part.tsx';
import { LiveAthletes } from './LiveAthletes.tsx';

const athlete: LiveAthlete = {
  UserId: 1,
  Nickname: 'Ale',
  FirstMidName: 'Alessia',
  LastName: 'Conti',
  DisplayGroupId: null,
  HeartRate: 151,
  Percent: 82,
  Zone: 4,
  Points: 120,
  Since: '2026-11-20T17:20:00Z',
  LastHeard: '2026-11-20T18:00:00Z',
  Silence: 2,
  Signal: 'fresh',
};

it('the list of live athletes shows the heart rate of active straps, and who has no signal', async () => {
  await startPhrases('en');
  openPart(<LiveAthletes athletes={[athlete, { ...athlete, UserId: 2, Nickname: 'Bea', Silence: 90, Signal: 'lost' }]} />, []);
  const [ale, bea] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(ale).toMatch(/Z4Ale.*82%151 bpm120points/);
  expect(bea).toMatch(/^Bea.*--No signal120points/);
});
