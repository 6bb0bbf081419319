import type { RankedTrainer } from '@clubpulse/contract/community/trainer-rankings';
import { getTrainerRanking } from '@clubpulse/contract/community/trainer-rankings.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';
import { clubWith } from '../../test/world.ts';

beforeEach(startDay);

const led = (UserId: number, LastName: string, fields: Partial<RankedTrainer>): RankedTrainer => ({
  UserId,
  Nickname: LastName,
  FirstMidName: 'Giulia',
  LastName,
  PictureUri: null,
  Rank: 1,
  RankBefore: 2,
  Classes: 46,
  Seats: 200,
  Booked: 182,
  Athletes: 88,
  NoShows: 4,
  ...fields,
});
const ranking = answer(getTrainerRanking, { id: 1 }, (_body, { query }) => ({
  From: query['presetRange'] === 'LastMonth' ? '2026-10-01' : '2026-10-22',
  To: '2026-11-20',
  Trainers: [led(2, 'Ferri', {}), led(3, 'Conti', { Rank: null, RankBefore: null, Classes: 0, Seats: 0, Booked: 0 })],
}));

it('says how full the classes of each trainer were, and who gave too few to be ranked', async () => {
  await openDesk('/TrainersRankings?range=LastMonth', [ranking], trainer);
  const first = await screen.findByRole('row', { name: /Giulia Ferri/ });
  expect(within(first).getByText('91%').parentElement?.title).toBe('182 of 200 seats');
  expect(within(first).getByRole('img', { name: '1 place up' })).toBeTruthy();
  const other = screen.getByRole('row', { name: /Giulia Conti/ });
  expect(within(other).getByText('not ranked')).toBeTruthy();
  expect(within(other).getByText('gave no classes')).toBeTruthy();
  expect(screen.getByText('01/10/2026 to 20/11/2026')).toBeTruthy();
});

it('is for the staff, in a club that wants it', async () => {
  await openDesk('/TrainersRankings/1', [], athlete);
  expect(await screen.findByText('The rankings of trainers are for the staff')).toBeTruthy();
});

it('says that a club ranks nobody', async () => {
  await openDesk('/TrainersRankings/1', [], trainer, [clubWith(1, { EnableTrainerRankings: false })]);
  expect(await screen.findByText('Trainers are not ranked in this club')).toBeTruthy();
});
