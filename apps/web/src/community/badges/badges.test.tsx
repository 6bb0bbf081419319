import { type Award, type Badge, badgeKeys } from '@clubpulse/contract/community/badges';
import { listBadges, listUserBadges } from '@clubpulse/contract/community/badges.calls';
import { getLevel } from '@clubpulse/contract/community/levels.calls';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const early: Badge = { Badge: 'earlyBird', Name: 'Early bird', Description: 'Before seven.', ImageUri: '/badges/earlybird.svg' };
const gold: Badge = { Badge: 'Gold', Name: 'Gold', Description: 'The third goal.', ImageUri: '/badges/gold.svg' };
const level = { Level: 0, Months: 0, MonthsNeeded: 1, Points: 0, AtRisk: false, Risen: null };

const open = (won: readonly Award[], all: readonly Badge[] = [early, gold]) =>
  openDesk(
    '/MyLevel',
    [
      answer(getLevel, { id: athlete.UserId }, level),
      answer(listUserBadges, { id: athlete.UserId }, [...won]),
      answer(listBadges, {}, [...all]),
    ],
    athlete,
  );

it('the badges of a user show earned ones with day and credits, and open ones with their condition', async () => {
  await open([{ ...gold, Day: '2026-11-03', Challenge: { ChallengeId: 7, Title: 'Ten hours', Credits: 25, Seen: true } }]);
  const link = await screen.findByRole('link', { name: 'Ten hours' });
  expect(link.closest('li')?.textContent).toContain('Gold');
  expect(link.closest('li')?.textContent).toContain('03/11/2026 · 25 credits');
  const toEarn = await screen.findByText('Before seven.');
  expect(toEarn.closest('li')?.textContent).toContain('Early bird');
  expect(screen.queryByText('The third goal.')).toBeNull();
});

it('a badge has no link to a challenge that the user may no longer see', async () => {
  await open([{ ...gold, Day: '2026-11-03', Challenge: { ChallengeId: 7, Title: 'Ten hours', Credits: 25, Seen: false } }]);
  expect((await screen.findByText('Gold')).closest('li')?.textContent).toContain('Ten hours');
  expect(screen.queryByRole('link', { name: 'Ten hours' })).toBeNull();
});

it('the badges of a user explain how to earn the first one, without a hint when all are earned', async () => {
  await open([]);
  expect(await screen.findByText('None yet. You get the first one for your first training.')).toBeTruthy();
});

it('the badges of a user have no button for more when there are none', async () => {
  await open([{ ...early, Day: '2026-11-03', Challenge: null }], [early]);
  expect(await screen.findByText('Early bird')).toBeTruthy();
  expect(screen.queryByText('To earn')).toBeNull();
});

it('the badges of a user show the first open ones, and the others on request', async () => {
  const further = Array.from(
    { length: 8 },
    (_, place): Badge => ({ ...early, Badge: badgeKeys[place] ?? 'comeback', Name: `Badge ${place}` }),
  );
  await open([], further);
  expect(await screen.findByText('Badge 5')).toBeTruthy();
  expect(screen.queryByText('Badge 6')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(await screen.findByText('Badge 7')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});
