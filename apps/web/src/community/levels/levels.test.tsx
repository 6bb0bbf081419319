import { listBadges, listUserBadges } from '@clubpulse/contract/community/badges.calls';
import type { OwnLevel } from '@clubpulse/contract/community/levels';
import { acknowledgeLevel, getLevel, getMemberLevel } from '@clubpulse/contract/community/levels.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const open = async (level: Partial<OwnLevel>, ...further: Parameters<typeof openDesk>[1] & object) => {
  const found = { Level: 2, Months: 1, MonthsNeeded: 2, Points: 1240, AtRisk: false, Risen: null, ...level };
  const { sent } = await openDesk(
    '/MyLevel',
    [
      answer(getLevel, { id: athlete.UserId }, found),
      answer(listUserBadges, { id: athlete.UserId }, []),
      answer(listBadges, {}, []),
      ...further,
    ],
    athlete,
  );
  await screen.findByText('All levels');
  return sent;
};

it('the level card shows the level, the value of this month, and the distance to the next level', async () => {
  await open({});
  expect(screen.getByText('1,240 of 2,000 points this month')).toBeTruthy();
  expect(screen.getByText('1 more month of 2,000 points takes you to Regular.')).toBeTruthy();
  const [current] = screen.getAllByRole('listitem').filter((one) => one.getAttribute('aria-current') === 'step');
  expect(within(current as HTMLElement).getByText('Active')).toBeTruthy();
  expect(screen.queryByText(/drop one level/)).toBeNull();
});

it('the level card warns in the month after a rise that the level can drop by one', async () => {
  await open({ Months: 0, AtRisk: true });
  expect(screen.getByText(/drop one level/)).toBeTruthy();
  expect(screen.getByText('2 more months of 2,000 points take you to Regular.')).toBeTruthy();
});

it('the level card shows no next level at the highest level', async () => {
  await open({ Level: 10, Months: 0, MonthsNeeded: null, Points: 2500 });
  expect(screen.getByText('This is the highest level.')).toBeTruthy();
  expect(screen.getByText(/This month counts/)).toBeTruthy();
});

it('a risen level is shown and acknowledged', async () => {
  const sent = await open({ Level: 3, Risen: 3 }, answer(acknowledgeLevel, { id: athlete.UserId }, undefined));
  expect((await screen.findByRole('status')).textContent).toBe('You reached level 3: Regular');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ Level: 3 }]));
});

it('a risen level is not shown after it was acknowledged', async () => {
  await open({ Level: 3 });
  expect(screen.queryByText(/You reached level/)).toBeNull();
});

it("the level of a member who shares it is shown to staff on the member's page", async () => {
  const level = { Level: 3, Months: 0, MonthsNeeded: 2, Points: 900, AtRisk: true };
  await openDesk('/EditUser/5', [answer(getMemberLevel, { id: 1, userId: 5 }, { Level: level })]);
  expect((await screen.findByText('Level 3')).parentElement?.textContent).toBe('Level 3 Regular900 of 2,000 points this month');
});
