import { getChallengeRanking } from '@clubpulse/contract/community/challenges.calls';
import type { RankingEmbed } from '@clubpulse/contract/community/embeds';
import { endEmbed, getEmbed, saveEmbed } from '@clubpulse/contract/community/embeds.calls';
import type { Ranked } from '@clubpulse/contract/community/rankings';
import { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';

beforeEach(startDay);

const usual: RankingEmbed = {
  Rankings: ['Points'],
  Challenges: [],
  Offered: [],
  Ranges: ['Days30'],
  Since: null,
  Rows: 10,
  Language: null,
  Paper: '#fbf6f0',
  Text: '#2b1f18',
  Mark: '#b5552d',
  Origins: [],
  RowVersion: 0,
  Uri: null,
};
const Uri = 'https://clubpulse.example/embed/rankings/ACDEFGHJKMNPQRTVWXY34679';
const ranking = answer(getClubRanking, { id: 1 }, () => ({
  draw: 0,
  recordsTotal: 0,
  recordsFiltered: 0,
  From: '2026-10-22',
  To: '2026-11-20',
  Mine: null,
  Unlisted: 0,
  data: [],
}));

it('an embedded page shows the chosen rankings in readable colours on the listed websites', async () => {
  const sent: unknown[] = [];
  let stored = usual;
  await openDesk(
    '/RankingsEmbed',
    [
      ranking,
      answer(getEmbed, { id: 1 }, () => stored),
      answer(saveEmbed, { id: 1 }, (body) => {
        sent.push(body);
        stored = { ...usual, RowVersion: 1, Uri };
        return stored;
      }),
    ],
    trainer,
  );
  const rankings = await screen.findByRole('group', { name: 'Rankings to show' });
  expect(screen.getByText('Nothing is shown yet. Save, and the code appears here.')).toBeTruthy();
  await deskUser().click(within(rankings).getByRole('checkbox', { name: 'Points' }));
  await deskUser().click(screen.getByRole('button', { name: 'Show on websites' }));
  expect(await screen.findByText('Choose at least one ranking or challenge.')).toBeTruthy();
  await deskUser().click(within(rankings).getByRole('checkbox', { name: 'Distance' }));
  await deskUser().click(within(rankings).getByRole('checkbox', { name: 'Points' }));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '#eeeeee' } });
  await deskUser().type(screen.getByRole('textbox', { name: /^Websites that may show it/ }), 'https://club.example/');
  await deskUser().click(screen.getByRole('button', { name: 'Show on websites' }));
  expect(await screen.findByText(/Too close to the background/)).toBeTruthy();
  expect(screen.queryByText(/both readable/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '#000000' } });
  await deskUser().click(screen.getByRole('button', { name: 'Show on websites' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ Rankings: ['Distance', 'Points'], Text: '#000000', Origins: ['https://club.example'] }]),
  );
  expect((await screen.findByText(/<iframe src=/)).textContent).toContain(Uri);
});

it('an embedded page shows chosen challenges, also without rankings, and its editor shows why a challenge cannot be chosen', {
  tags: ['atLength'],
}, async () => {
  const sent: unknown[] = [];
  const offered = [
    {
      ChallengeId: 7,
      Title: 'Spring hours',
      Type: 'Duration',
      Kind: 'Tiers',
      StartDate: '2026-11-01',
      EndDate: '2026-11-30',
      State: 'Running',
    },
    {
      ChallengeId: 9,
      Title: 'October hours',
      Type: 'Duration',
      Kind: 'Tiers',
      StartDate: '2026-10-01',
      EndDate: '2026-10-31',
      State: 'Finished',
    },
  ] as const;
  const place = (UserId: number, Nickname: string, Hidden: boolean) => ({
    UserId,
    Nickname,
    Hidden,
    FullName: null,
    PictureUri: null,
    Mine: false,
    Rank: UserId,
    RankBefore: null,
    NotShared: false,
    Won: null,
    Value: 7260 - UserId * 30,
    Reached: 0,
  });
  await openDesk(
    '/RankingsEmbed',
    [
      ranking,
      answer(getEmbed, { id: 1 }, () => ({ ...usual, Challenges: [9], Offered: [...offered] })),
      answer(getChallengeRanking, {}, () => ({
        draw: 0,
        recordsTotal: 2,
        recordsFiltered: 2,
        data: [place(1, 'Gaia', true), place(2, 'Leo', false)],
      })),
      answer(saveEmbed, { id: 1 }, (body) => {
        sent.push(body);
        return respond(400, { ErrorType: 'ValidationFailed', errors: [{ field: 'Challenges.0', key: 'challenge-not-public' }] });
      }),
    ],
    trainer,
  );
  const rankings = await screen.findByRole('group', { name: 'Rankings to show' });
  await deskUser().click(within(rankings).getByRole('checkbox', { name: 'Points' }));
  expect(await screen.findByText('Leo')).toBeTruthy();
  expect(screen.getByText(/^2.h.00$/)).toBeTruthy();
  expect(screen.queryByText('Gaia')).toBeNull();
  const challenges = screen.getByRole('group', { name: /^Challenges/ });
  expect(within(challenges).getByText(/^Over since/)).toBeTruthy();
  await deskUser().click(within(challenges).getByRole('checkbox', { name: 'Spring hours' }));
  await deskUser().click(screen.getByRole('button', { name: 'Show on websites' }));
  expect(await screen.findByText(/^October hours: Not every athlete sees this challenge/)).toBeTruthy();
  expect(sent).toMatchObject([{ Rankings: [], Challenges: [9, 7] }]);
});

it('the preview of an embedded page omits hidden users', async () => {
  const did = { Points: 50, Trainings: 1, Duration: 60, Distance: 0, Calories: 0 };
  const zones = { Zone0Time: 0, Zone1Time: 60, Zone2Time: 0, Zone3Time: 0, Zone4Time: 0, Zone5Time: 0 };
  const one = (UserId: number, Nickname: string, Hidden: boolean): Ranked => ({
    ...did,
    ...zones,
    UserId,
    Nickname,
    FirstMidName: '',
    LastName: '',
    PictureUri: null,
    Rank: UserId,
    Hidden,
    IsShared: true,
  });
  const shown = answer(getClubRanking, { id: 1 }, () => ({
    draw: 0,
    recordsTotal: 2,
    recordsFiltered: 2,
    From: '2026-10-22',
    To: '2026-11-20',
    Mine: null,
    Unlisted: 0,
    data: [one(1, 'Gaia', true), one(2, 'Leo', false)],
  }));
  await openDesk('/RankingsEmbed', [shown, answer(getEmbed, { id: 1 }, () => usual)], trainer);
  expect(await screen.findByText('Leo')).toBeTruthy();
  expect(screen.queryByText('Gaia')).toBeNull();
});

it('an embedded page is withdrawn after a confirmation', async () => {
  let ended = false;
  await openDesk(
    '/RankingsEmbed',
    [
      ranking,
      answer(getEmbed, { id: 1 }, () => ({ ...usual, RowVersion: 1, Uri: ended ? null : Uri })),
      answer(endEmbed, { id: 1 }, () => {
        ended = true;
        return undefined;
      }),
    ],
    trainer,
  );
  await deskUser().click(await screen.findByRole('button', { name: 'Actions of this page' }));
  await deskUser().click(await screen.findByRole('menuitem', { name: 'Stop showing it' }));
  await deskUser().click(await screen.findByRole('button', { name: 'Stop showing it' }));
  expect(await screen.findByText('Nothing is shown yet. Save, and the code appears here.')).toBeTruthy();
});
