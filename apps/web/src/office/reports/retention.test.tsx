import { setEndReason } from '@clubpulse/contract/billing/end-reasons/end-reasons.calls';
import { getMonthReport, getRetention, listReportMembers } from '@clubpulse/contract/office/reports/reports.calls';
import type { Retention } from '@clubpulse/contract/office/reports/retention';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { answer, respond } from '../../test/network.ts';

beforeEach(startDay);

const retention: Retention = {
  Reasons: [
    { Reason: 'Moved', People: 31 },
    { Reason: null, People: 17 },
  ],
  Cohorts: Array.from({ length: 12 }, (_, index) => {
    const Month = index < 2 ? `2025-${index + 11}` : `2026-${String(index - 1).padStart(2, '0')}`;
    const Joined = index === 2 ? 38 : index === 3 ? 4 : 10;
    const Stayed = Array.from({ length: 12 - index }, (_month, month) => Math.max(Joined - (index === 2 ? 4 * month : 0), 0));
    return { Month, Joined, Stayed };
  }),
};
const open = (shown = retention) => openDesk('/Reports?view=retention', [answer(getRetention, { id: 1 }, shown)]);

it('the retention states how many clients stayed, and which month lost most', async () => {
  const { sent } = await open();
  const sentence =
    /^75% of the 142 who joined in 12 months are still paying clients\. January 2026 lost most: 12 of 38 were gone after 3 months\.$/;
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  expect(sent.some(({ path }) => path.includes('retention?Month=2026-10'))).toBe(true);
});

it('the retention shows the percentage or the number of clients for each month of joining, and small cohorts without a shade', async () => {
  await open();
  const row = async (name: string) => {
    const table = within(await screen.findByRole('table', { name: 'By month of joining' }));
    return within(table.getByRole('row', { name: new RegExp(`^${name}`) }));
  };
  const january = await row('Jan 26');
  const cell = january.getByRole('link', { name: '89%: 34 of 38, months after joining: 1' });
  expect([cell.textContent, cell.dataset['shade']]).toEqual(['89', '4']);
  expect(cell.getAttribute('href')).toContain('month=2026-01&list=Joined&after=1');
  expect((await row('Feb 26')).getAllByText('100')[0]?.dataset['shade']).toBeUndefined();
  expect(january.getByRole('link', { name: '38' }).getAttribute('href')).toContain('month=2026-01&list=Joined');
  await deskUser().click(screen.getByRole('radio', { name: 'People' }));
  expect((await row('Jan 26')).getByText('34')).toBeTruthy();
});

it('the retention without clients shows a message', async () => {
  await open({
    Reasons: [],
    Cohorts: retention.Cohorts.map((cohort) => ({ ...cohort, Joined: 0, Stayed: cohort.Stayed.map(() => 0) })),
  });
  expect((await screen.findAllByText('Nobody joined in these 12 months')).length).toBeGreaterThan(0);
});

it('the retention states why clients left, and how many gave no reason', async () => {
  await open();
  const list = within(await screen.findByRole('list', { name: 'Why they left' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Moved away31', 'Did not say17']);
  expect(screen.getByText('48 in 12 months')).toBeTruthy();
  expect(list.getAllByRole('listitem').map((row) => row.querySelector('i')?.dataset['ink'])).toEqual(['full', 'quiet']);
  expect(screen.getAllByText(/^Asked when they end a subscription/).length).toBeGreaterThan(0);
});

it('the retention prints the months of joining as on the screen, with a QR code of its URL', async () => {
  await openDesk('/Reports?view=retention&month=2026-10&as=people', [answer(getRetention, { id: 1 }, retention)]);
  const paper = () => document.querySelector('article[aria-label="Retention"]');
  await waitFor(() =>
    expect(paper()?.querySelector('svg[aria-label$="#/Reports?view=retention&month=2026-10&as=people"]')).toBeTruthy(),
  );
  const january = [...(paper()?.querySelectorAll('tr') ?? [])].find(({ textContent }) => textContent.startsWith('Jan 26'));
  expect(january?.textContent).toBe('Jan 2638383430262218141062');
  expect(paper()?.textContent).toContain('Why they left: 48 in 12 months');
});

it('the list of former clients shows the texts of their reasons, and a manager sets the reason', async () => {
  const left = {
    UserId: 5,
    Nickname: 'dave',
    FirstMidName: 'Davide',
    LastName: 'Conti',
    SubscriptionName: 'Open monthly',
    Day: '2026-10-02',
    Amount: null,
    UserSubscriptionId: 31,
    Reason: 'Moved',
    Words: 'To Bologna',
  } as const;
  const { sent } = await openDesk('/Reports?month=2026-10&list=Left', [
    answer(getMonthReport, { id: 1 }, () => respond(500, { ErrorType: 'Unexpected', status: 500 })),
    answer(
      listReportMembers,
      { id: 1 },
      pageWith([left, { ...left, UserId: null, UserSubscriptionId: null, Reason: null, Words: null }]),
    ),
    answer(setEndReason, { id: 1, userSubscriptionId: 31 }, { Reason: 'Price', Words: 'To Bologna' }),
  ]);
  expect(await screen.findByText('Moved away: To Bologna')).toBeTruthy();
  expect(screen.getByText('Did not say')).toBeTruthy();
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Set the reason of Davide Conti' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Too expensive' }));
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: { Reason: 'Price' } }]));
});
