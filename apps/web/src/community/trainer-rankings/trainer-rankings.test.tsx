import type { RankedTrainer, TrainerAward, TrainerDetails } from '@clubpulse/contract/community/trainer-rankings';
import { getTrainerDetails, getTrainerRanking, listTrainerAwards } from '@clubpulse/contract/community/trainer-rankings.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, manager, openDesk, refusal, startDay, trainer } from '../../billing/test/desk.tsx';
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
  PointsEach: 236,
  ...fields,
});
const ranking = answer(getTrainerRanking, { id: 1 }, (_body, { query }) => ({
  From: query['presetRange'] === 'LastMonth' ? '2026-10-01' : '2026-10-22',
  To: '2026-11-20',
  Trainers: [led(2, 'Ferri', {}), led(3, 'Conti', { Rank: null, RankBefore: null, Classes: 0, Seats: 0, Booked: 0 })],
}));

const giulia = { UserId: 2, Nickname: 'Ferri', FirstMidName: 'Giulia', LastName: 'Ferri', PictureUri: null };
const award = (Month: string, Rank: number): TrainerAward => ({ ...giulia, Month, Rank, Classes: 46, Seats: 200, Booked: 182 });
const awards = answer(listTrainerAwards, { id: 1 }, [award('2026-10-01', 1), award('2026-09-01', 3), award('2026-08-01', 2)]);

it('the ranking of trainers shows how full classes were, who has too few classes to be ranked, and the first ranks', async () => {
  await openDesk('/TrainersRankings?range=LastMonth', [ranking, awards], manager);
  const first = await screen.findByRole('row', { name: /Giulia Ferri/ });
  expect(within(first).getByText('91%').parentElement?.title).toBe('182 of 200 seats');
  expect(within(first).getByText('236')).toBeTruthy();
  expect(within(first).getByText('2%')).toBeTruthy();
  expect(within(first).getByRole('img', { name: '1 place up' })).toBeTruthy();
  expect(within(first).getByText('Place 1, October 2026')).toBeTruthy();
  expect(within(first).getByText('+1')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Giulia Ferri/ })).toBeNull();
  const other = screen.getByRole('row', { name: /Giulia Conti/ });
  expect(within(other).getByText('not ranked')).toBeTruthy();
  expect(within(other).getByText('gave no classes')).toBeTruthy();
  expect(screen.getByText('01/10/2026 to 20/11/2026')).toBeTruthy();
  expect(screen.getByText('August 2026', { selector: 'dt' })).toBeTruthy();
});

it('the ranking of trainers links trainers to the page of each trainer, and marks the row of the reader', async () => {
  const self = { ...trainer, UserId: 2 };
  await openDesk('/TrainersRankings', [ranking, answer(listTrainerAwards, { id: 1 }, [])], self);
  const link = await screen.findByRole('link', { name: /Giulia Ferri/ });
  expect(link.getAttribute('href')).toContain('TrainerDetails/2');
  expect(within(link).getByText('you')).toBeTruthy();
  expect(screen.getByText('No full month with ranked trainers yet.')).toBeTruthy();
});

const details = (fields: Partial<TrainerDetails> = {}): TrainerDetails => ({
  ...led(2, 'Ferri', {}),
  From: '2026-10-22',
  To: '2026-11-20',
  Ranked: 7,
  ByName: [{ Name: 'HIIT Ignite', Classes: 12, Seats: 120, Booked: 108, NoShows: 0 }],
  Months: [
    { Month: '2026-10-01', Classes: 46, Seats: 200, Booked: 182, NoShows: 4 },
    { Month: '2026-11-01', Classes: 20, Seats: 100, Booked: 60, NoShows: 0 },
  ],
  Awards: [{ Month: '2026-10-01', Rank: 1 }],
  ...fields,
});

it('the page of a trainer shows their classes by class and month, with awards', async () => {
  await openDesk('/TrainerDetails', [answer(getTrainerDetails, { id: 1, userId: trainer.UserId }, details())], trainer);
  expect(await screen.findByRole('heading', { level: 1, name: 'My classes in figures' })).toBeTruthy();
  expect((await screen.findByText('of 7')).parentElement?.textContent).toContain('1');
  expect(within(screen.getByRole('row', { name: /HIIT Ignite/ })).getByText('90%')).toBeTruthy();
  const months = screen.getAllByRole('row').filter(({ textContent }) => textContent?.includes('2026'));
  expect(months.map(({ textContent }) => textContent)).toEqual(['November 20262060%', 'October 20264691%Place 1, October 2026']);
});

it('the ranking of trainers shows no mark for an unchanged rank', async () => {
  const found = details({ Rank: 1, RankBefore: 1, Ranked: 1 });
  await openDesk('/TrainerDetails', [answer(getTrainerDetails, { id: 1, userId: trainer.UserId }, found)], trainer);
  expect((await screen.findByText('of 1')).textContent).toBe('of 1 ');
  expect(screen.queryByRole('img', { name: 'Same rank as in the days before' })).toBeNull();
});

it('the page of another trainer shows the name, without a rank when rankings are disabled', async () => {
  const found = details({ Rank: null, RankBefore: null, Ranked: null, Awards: [], ByName: [] });
  await openDesk('/TrainerDetails/2', [answer(getTrainerDetails, { id: 1, userId: 2 }, found)], trainer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Giulia Ferri' })).toBeTruthy();
  expect(await screen.findByText('No class was given on these days.')).toBeTruthy();
  expect(screen.queryByText('Rank')).toBeNull();
});

it('the page of a trainer shows a text for a user who is no trainer of the club', async () => {
  const refused = refusal(404, 'NotFound');
  await openDesk('/TrainerDetails/9', [answer(getTrainerDetails, { id: 1, userId: 9 }, refused)], trainer);
  expect(await screen.findByText('No trainer of this club')).toBeTruthy();
});

it('the ranking of trainers is visible to staff of a club that enabled it', async () => {
  await openDesk('/TrainersRankings/1', [], athlete);
  expect(await screen.findByText('The rankings of trainers are for the staff')).toBeTruthy();
});

it('the ranking of trainers shows a text when the club has none', async () => {
  await openDesk('/TrainersRankings/1', [], trainer, [clubWith(1, { EnableTrainerRankings: false })]);
  expect(await screen.findByText('Trainers are not ranked in this club')).toBeTruthy();
});
