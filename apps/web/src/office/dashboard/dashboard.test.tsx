import { clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { getPipeline } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import {
  type DashboardList,
  type DashboardRow,
  type DashboardSettings,
  dashboardLists,
} from '@clubpulse/contract/office/dashboard/dashboard';
import {
  getDashboard,
  listDashboard,
  resetDashboard,
  setDashboard,
  setDashboardForStaff,
} from '@clubpulse/contract/office/dashboard/dashboard.calls';
import { maySee, standardSettings } from '@clubpulse/rules/office/dashboard/dashboard-lists';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deskUser, openDesk, startDay, trainer } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { type Answers, answer } from '../../test/network.ts';

beforeEach(startDay);

const row = (UserId: number, FirstMidName: string, fields: Partial<DashboardRow> = {}): DashboardRow => ({
  UserId,
  FirstMidName,
  LastName: 'Rossi',
  Nickname: FirstMidName,
  PictureUri: null,
  NewPeriod: 0,
  ClientStage: 'client',
  Since: '2026-11-02T10:00:00Z',
  LastSeen: '2026-11-19T09:00:00Z',
  Signs: [],
  NextTask: null,
  Weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3],
  Plan: { SubscriptionName: 'Flex 10', State: 'Active', MaxActivities: 10, RemainingTickets: 3, EndsOn: '2026-12-02' },
  Owed: { Label: 'Unpaid', Amount: 4990, Currency: 'EUR', Due: '2026-11-02' },
  Birthday: null,
  ...fields,
});

const rowsOf: Partial<Record<DashboardList, DashboardRow[]>> = {
  Active: [row(1, 'Anna'), row(2, 'Bea')],
  New: [1, 2, 3, 0].map((NewPeriod) => row(10 + NewPeriod, `Joined ${NewPeriod}`, { NewPeriod })),
  AtRisk: [row(3, 'Hanna', { Signs: [{ Kind: 'NotSeen', Days: 52, Every: 5 }, { Kind: 'Ended' }] })],
  NoActivity: [row(4, 'Ida', { LastSeen: '2026-10-20T10:00:00Z' }), row(5, 'Lea', { LastSeen: null })],
};

function openBoard(path = '/DashBoard', money = true, self?: typeof trainer, answers: Answers = []) {
  let settings: DashboardSettings = standardSettings;
  let forStaff: DashboardSettings = standardSettings;
  let isOwn = false;
  return openDesk(
    path,
    [
      answer(getDashboard, { id: 1 }, () => ({
        Boxes: (isOwn ? settings : forStaff).Lists.filter(({ List, Shown }) => Shown && maySee(List, money)).map(({ List }) => ({
          List,
          Count: rowsOf[List]?.length ?? 0,
          From: null,
          To: null,
        })),
        Settings: isOwn ? settings : forStaff,
        IsOwn: isOwn,
        ForStaff: forStaff,
        SeesPayments: money,
      })),
      ...dashboardLists.map((list) =>
        answer(listDashboard, { id: 1, list }, () => ({
          ...pageWith(rowsOf[list] ?? []),
          From: '2026-10-22',
          To: '2026-11-20',
        })),
      ),
      answer(setDashboard, { id: 1 }, (body) => {
        settings = body as DashboardSettings;
        isOwn = true;
        return undefined;
      }),
      answer(setDashboardForStaff, { id: 1 }, (body) => {
        forStaff = body as DashboardSettings;
        return undefined;
      }),
      answer(resetDashboard, { id: 1 }, () => {
        isOwn = false;
        return undefined;
      }),
      answer(
        getPipeline,
        { id: 1 },
        clientStages.map((ClientStage, place) => ({
          ClientStage,
          Count: 24 - place,
          Entered: place === 0 ? 3 : 0,
          AtRisk: 0,
          MovedOn: null,
        })),
      ),
      ...answers,
    ],
    ...(self === undefined ? [] : [self]),
  );
}
const boxes = async () => within(await screen.findByRole('navigation', { name: 'Lists' }));
const box = async (name: RegExp) => (await boxes()).getByRole('button', { name });
const rows = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1));
  return screen.getAllByRole('row').slice(1);
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const queryOf = (sent: { path: string }[]) =>
  Object.fromEntries(
    new URL(sent.findLast(({ path }) => path.startsWith('/clubs/1/dashboards/'))?.path ?? '', 'http://x').searchParams,
  );

describe('the dashboard', () => {
  it('opens each stage by its count, and its new people by their count', async () => {
    await openBoard();
    const strip = within(await screen.findByRole('navigation', { name: 'Pipeline' }));
    const hrefs = strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1]]);
    expect(hrefs).toEqual([
      ['Leads24', 'stage=lead&split=All'],
      ['+3 Leads, 3 new in 30 days', 'stage=lead&split=New'],
      ['Qualified leads23', 'stage=lead-qualified&split=All'],
      ['Prospects22', 'stage=prospect&split=All'],
      ['On trial21', 'stage=trial&split=All'],
      ['Clients20', 'stage=client&split=All'],
    ]);
  });

  it('shows the rows of the chosen box, and their number in the box', async () => {
    const { router } = await openBoard();
    await rows(2);
    expect((await box(/^Active/)).getAttribute('aria-current')).toBe('true');
    await deskUser().click(await box(/^At risk 1/));
    const [hanna] = await rows(1);
    expect(hanna?.textContent).toContain('Not seen for 52 days, used to come every 5. The subscription has ended');
    expect(
      within(hanna as HTMLElement)
        .getByRole('link', { name: /Hanna/ })
        .getAttribute('href'),
    ).toContain('/EditUser/3');
    expect(router.state.location.search).toContain('list=AtRisk');
    expect(screen.getByRole('navigation', { name: 'Pipeline' }).textContent).toContain('Clients20');
  });

  it('shows more columns in the extended view, which is saved', async () => {
    const { sent } = await openBoard();
    await rows(2);
    expect(heads()).toEqual(['Member', 'Why', 'Last seen', 'Next task']);
    await deskUser().click(screen.getByRole('switch', { name: 'Extended view' }));
    await waitFor(() => expect(heads()).toContain('Visits, 12 weeks'));
    expect(heads()).toEqual(['Member', 'Why', 'Last seen', 'Stage', 'Visits, 12 weeks', 'Subscription', 'Payment', 'Next task']);
    expect(screen.getAllByRole('img', { name: /Days in the club.*1, 2, 3$/ })).toHaveLength(2);
    expect(screen.getAllByText('Unpaid').length).toBeGreaterThan(0);
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ Extended: true });
  });

  it('shows trainers no lists and no column of payments', async () => {
    await openBoard('/DashBoard', false, trainer);
    await deskUser().click(await screen.findByRole('switch', { name: 'Extended view' }));
    await waitFor(() => expect(heads()).toContain('Subscription'));
    expect(heads()).not.toContain('Payment');
    expect((await boxes()).queryByRole('button', { name: /To pay/ })).toBeNull();
  });

  it('marks new members of three periods with dots', async () => {
    await openBoard('/DashBoard?list=New');
    const found = await rows(4);
    const period = (at: HTMLElement | undefined) => at?.querySelector('[data-period]')?.getAttribute('data-period') ?? null;
    expect(found.map(period)).toEqual(['1', '2', '3', null]);
  });

  it('states the days since the last visit of a member', async () => {
    await openBoard('/DashBoard?list=NoActivity');
    const [ida, lea] = await rows(2);
    expect(ida?.textContent).toContain('Not seen for 31 days');
    expect(lea?.textContent).toContain('Never seen, joined on');
  });
});

describe('a list of the dashboard', () => {
  it('offers 50, 100, 250 and 500 rows, and preset ranges or own days', { tags: ['atLength'] }, async () => {
    const { sent } = await openBoard('/DashBoard?list=New');
    await rows(4);
    const user = deskUser();
    await user.click(screen.getByRole('button', { name: /^Show 50/ }));
    const counts = await screen.findAllByRole('menuitemradio');
    expect(counts.map(({ textContent }) => textContent)).toEqual(['50', '100', '250', '500']);
    await user.click(screen.getByRole('menuitemradio', { name: '250' }));
    await waitFor(() => expect(queryOf(sent)).toEqual({ count: '250' }));
    await user.click(screen.getByRole('button', { name: /^Range last 30 days/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'last 7 days' }));
    await waitFor(() => expect(queryOf(sent)).toEqual({ count: '250', presetRange: 'Week' }));
    await user.click(screen.getByRole('button', { name: /^Range/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'own days' }));
    await waitFor(() => expect(queryOf(sent)).toMatchObject({ from: '2026-10-22', to: '2026-11-20' }));
  });

  it('refuses a range of 121 days, and names the earliest first day of a range of 120 days', async () => {
    const { sent } = await openBoard('/DashBoard?list=New&from=2026-07-24&to=2026-11-20');
    await rows(4);
    expect(queryOf(sent)).toMatchObject({ from: '2026-07-24', to: '2026-11-20' });
    const user = deskUser();
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: /From/ });
    const { value } = from;
    await user.clear(from);
    await user.type(from, value.replace('24', '23'));
    await user.click(await screen.findByRole('button', { name: `from ${value}` }));
    await waitFor(() => expect(queryOf(sent)).toMatchObject({ from: '2026-07-24' }));
  });

  it('lets the user select members for bulk acts', async () => {
    await openBoard();
    await rows(2);
    await deskUser().click(screen.getByRole('checkbox', { name: 'Select Anna Rossi' }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change stage' })).toBeTruthy();
  });
});

describe('the settings of the dashboard', () => {
  it('change order, lists, ranges and rows, which the dashboard shows after saving', async () => {
    const { sent } = await openBoard();
    await rows(2);
    const user = deskUser();
    await user.click(screen.getByRole('button', { name: 'Dashboard settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dashboard settings' }));
    expect(dialog.getByText('8 are shown, switch one off')).toBeTruthy();
    expect(dialog.getByRole('switch', { name: 'Show Unpaid' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('switch', { name: 'Show Active' }));
    expect(dialog.getByText('7 lists of at most 8')).toBeTruthy();
    await user.click(dialog.getByRole('switch', { name: 'Show Unpaid' }));
    dialog.getByRole('button', { name: 'Move Expired' }).focus();
    await user.keyboard('{ArrowUp}');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const shown = (await boxes()).getAllByRole('button').map(({ textContent }) => textContent?.replace(/\d.*/, ''));
      expect(shown.slice(0, 2)).toEqual(['Expired', 'Expiring']);
      expect(shown.at(-1)).toBe('Unpaid');
    });
    const body = sent.find(({ method }) => method === 'PUT')?.body as DashboardSettings;
    expect(body.Lists.map(({ List }) => List).slice(0, 3)).toEqual(['Active', 'Expired', 'Expiring']);
  });

  it('of a manager are saved for all staff, and a user can replace their own settings by the settings of the club', async () => {
    await openBoard();
    await rows(2);
    const user = deskUser();
    await user.click(screen.getByRole('switch', { name: 'Extended view' }));
    await waitFor(() => expect(heads()).toContain('Visits, 12 weeks'));
    await user.click(screen.getByRole('button', { name: 'Dashboard settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dashboard settings' }));
    await user.click(dialog.getByRole('radio', { name: 'All staff' }));
    expect(dialog.getByRole('switch', { name: /^Extended view/ })).toHaveProperty('checked', false);
    await user.click(dialog.getByRole('switch', { name: 'Show Active' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved for all staff')).toBeTruthy();
    expect((await boxes()).getByRole('button', { name: /^Active/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dashboard settings' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the club’s' }));
    await waitFor(async () => expect((await boxes()).queryByRole('button', { name: /^Active/ })).toBeNull());
  });

  it('of a trainer are saved only for the trainer', async () => {
    await openBoard('/DashBoard', false, trainer);
    await rows(2);
    await deskUser().click(screen.getByRole('button', { name: 'Dashboard settings' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dashboard settings' }));
    expect(dialog.queryByRole('radio', { name: 'All staff' })).toBeNull();
  });
});

describe('a list of the dashboard', () => {
  it('is searched by the server, and states when no member matches', async () => {
    const stored = rowsOf.New ?? [];
    const { sent } = await openBoard('/DashBoard?list=New');
    await rows(4);
    rowsOf.New = [];
    await deskUser().type(screen.getByRole('searchbox', { name: 'Search' }), 'nobody');
    expect(await screen.findByText('Nobody in this list has this name')).toBeTruthy();
    expect(queryOf(sent)).toMatchObject({ globalSearch: 'nobody' });
    rowsOf.New = stored;
  });

  it('is exported with the shown columns into a file that is named after the list and the search', async () => {
    const files: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:list';
    });
    await openBoard('/DashBoard?list=AtRisk&q=han');
    await rows(1);
    await deskUser().click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('The list is exported')).toBeTruthy();
    expect(screen.getByText(/^at-risk_.*_han\.csv$/)).toBeTruthy();
    const text = (await files[0]?.text()) ?? '';
    expect(text).toContain('Member,Why,Last seen,Next task');
    expect(text).toContain('Hanna Rossi,"Not seen for 52 days');
    made.mockRestore();
  });

  it('is exported with all rows of the filter when the screen shows only the first', async () => {
    const files: Blob[] = [];
    const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:list';
    });
    const [first] = rowsOf.AtRisk ?? [];
    if (first === undefined) throw new Error('The list has no row.');
    const all = Array.from({ length: 60 }, (_, place) => ({ ...first, UserId: 100 + place, LastName: `Row${place}` }));
    const { sent } = await openBoard('/DashBoard?list=AtRisk', true, undefined, [
      answer(listDashboard, { id: 1, list: 'AtRisk' }, (_, { query }) => {
        const start = Number(query['start'] ?? 0);
        const data = all.slice(start, start + (query['count'] === '500' ? 40 : 50));
        return { ...pageWith(data), recordsTotal: 60, recordsFiltered: 60, From: null, To: null };
      }),
    ]);
    await rows(50);
    await deskUser().click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('The list is exported')).toBeTruthy();
    expect((await files[0]?.text())?.match(/Row\d+/g)).toHaveLength(60);
    expect(queryOf(sent)).toEqual({ count: '500', start: '40' });
    made.mockRestore();
  });
});
