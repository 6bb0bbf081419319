import { listBadges, listUserBadges } from '@clubpulse/contract/community/badges.calls';
import type { Level } from '@clubpulse/contract/community/levels';
import { getLevel } from '@clubpulse/contract/community/levels.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const open = async (level: Partial<Level>) => {
  const found = { Level: 2, Months: 1, MonthsNeeded: 2, Points: 1240, AtRisk: false, ...level };
  await openDesk(
    '/MyLevel',
    [
      answer(getLevel, { id: athlete.UserId }, found),
      answer(listUserBadges, { id: athlete.UserId }, []),
      answer(listBadges, {}, []),
    ],
    athlete,
  );
  await screen.findByText('All levels');
};

it('says the level, what this month is worth, and the way to the next', async () => {
  await open({});
  expect(screen.getByText('1,240 of 2,000 points this month')).toBeTruthy();
  expect(screen.getByText('1 more month of 2,000 points takes you to Regular.')).toBeTruthy();
  const [current] = screen.getAllByRole('listitem').filter((one) => one.getAttribute('aria-current') === 'step');
  expect(within(current as HTMLElement).getByText('Active')).toBeTruthy();
  expect(screen.queryByText(/one level lower/)).toBeNull();
});

it('says what is at stake in the month after a rise', async () => {
  await open({ Months: 0, AtRisk: true });
  expect(screen.getByText(/one level lower/)).toBeTruthy();
  expect(screen.getByText('2 more months of 2,000 points take you to Regular.')).toBeTruthy();
});

it('has nothing above the highest', async () => {
  await open({ Level: 10, Months: 0, MonthsNeeded: null, Points: 2500 });
  expect(screen.getByText('This is the highest level.')).toBeTruthy();
  expect(screen.getByText(/This month counts/)).toBeTruthy();
});
