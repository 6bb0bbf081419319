import { getRetention } from '@clubpulse/contract/office/reports/reports.calls';
import type { Retention } from '@clubpulse/contract/office/reports/retention';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { answer } from '../../test/network.ts';

beforeEach(startDay);

const retention: Retention = {
  Cohorts: Array.from({ length: 12 }, (_, index) => {
    const Month = index < 2 ? `2025-${index + 11}` : `2026-${String(index - 1).padStart(2, '0')}`;
    const Joined = index === 2 ? 38 : index === 3 ? 4 : 10;
    const Stayed = Array.from({ length: 12 - index }, (_month, month) => Math.max(Joined - (index === 2 ? 4 * month : 0), 0));
    return { Month, Joined, Stayed };
  }),
};
const open = (shown = retention) => openDesk('/Reports?view=retention', [answer(getRetention, { id: 1 }, shown)]);

it('the retention says how many stayed, and which month lost most', async () => {
  const { sent } = await open();
  const sentence =
    /^75% of the 142 who joined in 12 months are still clients\. January 2026 lost most: 12 of 38 were gone after 3 months\.$/;
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent.some(({ path }) => path.includes('retention?Month=2026-10'))).toBe(true);
});

it('the retention shows percent or people of each month of joining, small cohorts without a shade', async () => {
  await open();
  const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
  const january = await row('Jan 26');
  expect(january.getByText('89').dataset['shade']).toBe('4');
  expect((await row('Feb 26')).getAllByText('100')[0]?.dataset['shade']).toBeUndefined();
  expect(january.getByRole('link', { name: '38' }).getAttribute('href')).toContain('month=2026-01&list=Joined');
  await deskUser().click(screen.getByRole('radio', { name: 'People' }));
  expect((await row('Jan 26')).getByText('34')).toBeTruthy();
});

it('the retention without clients says so', async () => {
  await open({ Cohorts: retention.Cohorts.map((cohort) => ({ ...cohort, Joined: 0, Stayed: cohort.Stayed.map(() => 0) })) });
  expect(await screen.findByText('Nobody joined in these 12 months')).toBeTruthy();
});
