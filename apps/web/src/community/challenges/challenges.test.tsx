import type { Challenge, Contestant } from '@clubpulse/contract/community/challenges';
import {
  addParticipant,
  createChallenge,
  getChallenge,
  getChallengeRanking,
  joinChallenge,
  listClubChallenges,
  removeParticipant,
} from '@clubpulse/contract/community/challenges.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, deskUser, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { answer, respond } from '../../test/network.ts';

beforeEach(startDay);

const challenge: Challenge = {
  ChallengeId: 7,
  ClubId: 1,
  Type: 'ZoneTime',
  Title: 'Ten hours',
  ShortDescription: 'Zones 3 and 4',
  Description: 'Every minute counts',
  Color: '#1d6fe0',
  StartDate: '2026-11-01',
  EndDate: '2026-11-30',
  ValidZones: [3, 4],
  Goals: [3600, 7200],
  Rewards: [5, 10],
  AwardedAt: null,
  Enabled: true,
  State: 'Running',
  Participants: 2,
  Joined: false,
};
const contestant = (Rank: number, fields: Partial<Contestant>): Contestant => ({
  Rank,
  Value: 4000,
  Reached: 1,
  UserId: Rank,
  Nickname: 'Fox',
  FullName: 'Luca Volpe',
  PictureUri: null,
  Hidden: false,
  Mine: false,
  ...fields,
});
const pageOf = <Row,>(data: Row[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });

it('lists what runs, and what is to come when that is chosen', async () => {
  const wanted: string[] = [];
  const list = answer(listClubChallenges, { id: 1 }, (_body, { query }) => {
    wanted.push(query['State'] ?? '');
    return pageOf([challenge, { ...challenge, ChallengeId: 8, Title: 'Quiet', Enabled: false }]);
  });
  await openDesk('/ClubChallenges', [list], trainer);
  const row = await screen.findByRole('row', { name: /Ten hours/ });
  expect(within(row).getByRole('link').getAttribute('href')).toContain('ChallengeRanking/7');
  expect(within(screen.getByRole('row', { name: /Quiet/ })).getByText('Switched off')).toBeTruthy();
  await deskUser().click(screen.getByRole('radio', { name: 'To come' }));
  await waitFor(() => expect(wanted.at(-1)).toBe('Scheduled'));
});

it('shows who takes part with the goal each reached, and a guest without a name', async () => {
  const rows = [contestant(1, {}), contestant(2, { UserId: null, Nickname: null, FullName: null, Hidden: true, Reached: 0 })];
  await openDesk(
    '/ChallengeRanking/7',
    [answer(getChallenge, { id: 7 }, { ...challenge, Mine: null }), answer(getChallengeRanking, { id: 7 }, pageOf(rows))],
    trainer,
  );
  const fox = await screen.findByRole('row', { name: /Fox/ });
  expect(within(fox).getByText('Bronze')).toBeTruthy();
  expect(within(fox).getByRole('link').getAttribute('href')).toContain('EditUser/1');
  const guest = screen.getByRole('row', { name: /Guest 1/ });
  expect(within(guest).queryByRole('link')).toBeNull();
  expect(screen.getByText(/Under way · Time in zones Z3, Z4/)).toBeTruthy();
});

it('lets the staff take somebody out, and take that back', async () => {
  const sent: string[] = [];
  await openDesk(
    '/ChallengeRanking/7',
    [
      answer(getChallenge, { id: 7 }, { ...challenge, Mine: null }),
      answer(getChallengeRanking, { id: 7 }, pageOf([contestant(1, {})])),
      answer(removeParticipant, { id: 7, userId: 1 }, () => {
        sent.push('out');
        return respond(204);
      }),
      answer(addParticipant, { id: 7, userId: 1 }, () => {
        sent.push('back');
        return respond(204);
      }),
    ],
    trainer,
  );
  const fox = await screen.findByRole('row', { name: /Fox/ });
  await deskUser().click(within(fox).getByRole('button', { name: 'Actions for Fox' }));
  await deskUser().click(await screen.findByRole('menuitem', { name: 'Take out' }));
  expect(await screen.findByText('Fox no longer takes part')).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual(['out', 'back']));
});

it('lets an athlete join', async () => {
  let joined = false;
  await openDesk(
    '/ChallengeRanking/7',
    [
      answer(getChallenge, { id: 7 }, { ...challenge, Mine: null }),
      answer(getChallengeRanking, { id: 7 }, pageOf([])),
      answer(joinChallenge, { id: 7 }, () => {
        joined = true;
        return { ...challenge, Joined: true, Mine: null };
      }),
    ],
    athlete,
  );
  await deskUser().click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText('You take part in Ten hours')).toBeTruthy();
  expect(joined).toBe(true);
});

it('says which goal does not rise, and sends hours as seconds', async () => {
  const sent: unknown[] = [];
  const create = answer(createChallenge, { id: 1 }, (body) => {
    sent.push(body);
    return challenge;
  });
  await openDesk(
    '/ClubChallenge/new',
    [create, answer(getChallenge, { id: 7 }, { ...challenge, Mine: null }), answer(getChallengeRanking, { id: 7 }, pageOf([]))],
    trainer,
  );
  await deskUser().type(await screen.findByRole('textbox', { name: /Title/ }), 'Hours');
  await deskUser().click(screen.getByRole('combobox', { name: /What counts/ }));
  await deskUser().click(await screen.findByRole('option', { name: 'Time' }));
  await deskUser().type(screen.getByRole('textbox', { name: 'Bronze' }), '2');
  await deskUser().type(screen.getByRole('textbox', { name: 'Silver' }), '1');
  await deskUser().type(screen.getByRole('textbox', { name: /Credits for Bronze/ }), '5');
  await deskUser().click(screen.getByRole('button', { name: 'Add challenge' }));
  expect(await screen.findByText('Each goal needs a reward of at least 1 credit.')).toBeTruthy();
  await deskUser().type(screen.getByRole('textbox', { name: /Credits for Silver/ }), '8');
  await deskUser().click(screen.getByRole('button', { name: 'Add challenge' }));
  expect(await screen.findByText('Each goal must be higher than the one before.')).toBeTruthy();
  expect(sent).toEqual([]);
  await deskUser().type(screen.getByRole('textbox', { name: 'Silver' }), '0');
  await deskUser().click(screen.getByRole('button', { name: 'Add challenge' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ Title: 'Hours', Type: 'Duration', Goals: [7200, 36_000], Rewards: [5, 8], ValidZones: [] });
});
