import type { News } from '@clubpulse/contract/office/news';
import { listNews } from '@clubpulse/contract/office/news.calls';
import type { Notification, NotificationSettings } from '@clubpulse/contract/office/notifications';
import * as calls from '@clubpulse/contract/office/notifications.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { usualSettings } from '../../test/signed-in.ts';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const self = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const clubs = [clubWith(1), { ...clubWith(2), Name: 'Cadenza Isola' }];
const now = new Date();
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const person = (UserId: number, Nickname: string) => ({ UserId, Nickname, Email: `${Nickname}@example.com` });

const note = (NotificationId: number, words: string, change: Partial<Notification> = {}): Notification => ({
  NotificationId,
  Event: 'OrderFulfilled',
  Group: 'Payments',
  Audience: 'User',
  UserId: 11,
  ClubId: 1,
  ClubName: 'Cadenza Navigli',
  ClubLogEntryId: NotificationId,
  Actor: null,
  Target: person(11, 'Fox'),
  Payload: {},
  DateFormat: 'ddmmyyyy',
  State: 'New',
  CreatedAt: ago(NotificationId),
  Title: [
    { Text: 'You bought ', IsStrong: false },
    { Text: words, IsStrong: true },
  ],
  Detail: null,
  View: 'MySubscriptions',
  ...change,
});
const pageOf = (data: readonly Notification[]) => ({ draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data });
const open = (
  list: () => readonly Notification[],
  answers: Parameters<typeof openScreen>[0]['answers'] = [],
  news: readonly News[] = [],
) =>
  openScreen({
    self,
    clubs,
    path: '/Notifications',
    answers: [answer(calls.listNotifications, {}, () => pageOf(list())), answer(listNews, {}, [...news]), ...(answers ?? [])],
  });
const rowOf = async (words: string) => (await screen.findByText(words)).closest('li') as HTMLElement;
afterEach(() => vi.useRealTimers());

describe('the notifications on their screen', () => {
  it('are shown below recent news of the platform, also for users without a bell', async () => {
    const news = { NewsId: 3, PublishedAt: ago(60), Title: 'Passkeys', Text: 'No password.', New: true };
    await open(() => [note(1, 'Ten')], [], [news]);
    expect((await screen.findByText('Passkeys')).closest('a')?.getAttribute('href')).toContain('/News');
  });

  it('can be navigated by keys, and Enter opens the subject of one', async () => {
    const { router } = await open(
      () => [note(1, 'Gold'), note(2, 'Silver')],
      [answer(calls.setNotificationState, { id: 1 }, note(1, 'Gold', { State: 'Read' }))],
    );
    await rowOf('Gold');
    const user = userEvent.setup();
    await user.keyboard('jj');
    expect(document.activeElement?.textContent).toContain('Silver');
    await user.keyboard('k');
    expect(document.activeElement?.textContent).toContain('Gold');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toContain('MySubscriptions'));
  });

  it('are grouped by day, unread before read, and each has one act', async () => {
    const list = [note(1, 'Ten', { State: 'Read' }), note(2, 'Gold'), note(3, 'Silver', { CreatedAt: ago(60 * 24 * 3) })];
    await open(() => list);
    await rowOf('Ten');
    const days = screen.getAllByRole('region');
    expect(days).toHaveLength(2);
    const [today] = days;
    expect(
      within(today as HTMLElement)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('b')?.textContent),
    ).toEqual(['Gold', 'Ten']);
    expect(
      within(await rowOf('Gold'))
        .getAllByRole('button')
        .map((button) => button.textContent || button.getAttribute('aria-label')),
    ).toEqual(['My subscriptions and credits', 'Remove: You bought Gold']);
  });

  it('are marked as read by their act, which selects the club and opens its screen', async () => {
    let state: 'New' | 'Read' = 'New';
    const { sent, router } = await open(
      () => [note(1, 'Gold', { State: state, ClubId: 2 })],
      [
        answer(calls.setNotificationState, { id: 1 }, () => {
          state = 'Read';
          return note(1, 'Gold', { State: 'Read' });
        }),
      ],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'My subscriptions and credits' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/MySubscriptions'));
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'PUT')).toMatchObject([
        { path: '/notifications/1/State', body: { State: 'Read' } },
      ]),
    );
  });

  it('are removed, and restored by undo', async () => {
    let there = true;
    const { sent } = await open(
      () => (there ? [note(1, 'Gold')] : []),
      [
        answer(calls.removeNotification, { id: 1 }, () => {
          there = false;
          return respond(204);
        }),
        answer(calls.setNotificationState, { id: 1 }, () => {
          there = true;
          return note(1, 'Gold');
        }),
      ],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: You bought Gold' }));
    expect(await screen.findByText('Removed: You bought Gold')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await rowOf('Gold');
    expect(screen.queryByText('Removed: You bought Gold')).toBeNull();
    expect(sent.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', undefined],
      ['PUT', { State: 'New' }],
    ]);
  });

  it('of one type and day share a row that can be expanded and removed together', async () => {
    const booked = (id: number, name: string) =>
      note(id, 'HIIT', {
        Event: 'ClassSubscription',
        Group: 'Bookings',
        Audience: 'Manager',
        Target: person(20 + id, name),
        Payload: { ClassName: 'HIIT', ClassDate: '2099-01-05T18:00:00Z' },
      });
    let list = [booked(1, 'Bea'), booked(2, 'Edo'), booked(3, 'Gio')];
    const removedOf = (id: number) =>
      answer(calls.removeNotification, { id }, () => {
        list = list.filter(({ NotificationId }) => NotificationId !== id);
        return respond(204);
      });
    const { sent } = await open(() => list, [removedOf(1), removedOf(2), removedOf(3)]);
    expect(await screen.findByText('Similar: Edo and Gio')).toBeTruthy();
    expect(screen.getByText(/3 together/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 3' }));
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show as one' }));
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    await screen.findByText(/^Removed/);
    await waitFor(() => expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(3));
    await waitFor(() => expect(screen.getByText('Undo')).toBeTruthy());
  });

  it('about one member name that member once, and about many only the first ones', async () => {
    const booked = (id: number, userId: number, name: string) =>
      note(id, 'HIIT', {
        Event: 'ClassSubscription',
        Group: 'Bookings',
        Audience: 'Manager',
        Target: person(userId, name),
        Payload: { ClassName: 'HIIT', ClassDate: '2099-01-05T18:00:00Z' },
      });
    const others = ['Bea', 'Edo', 'Gio', 'Ida', 'Leo', 'Mia'].map((name, place) => booked(4 + place, 30 + place, name));
    await open(() => [booked(1, 20, 'Ale'), booked(2, 20, 'Ale'), booked(3, 20, 'Ale'), ...others]);
    expect(await screen.findByText('Similar: Ale (2), Bea, Edo, Gio, Ida, and 2 more')).toBeTruthy();
  });

  it('are all marked as read at once, or a message shows that there are none', async () => {
    let state: 'New' | 'Read' = 'New';
    await open(
      () => [note(1, 'Gold', { State: state })],
      [
        answer(calls.countUnread, {}, () => ({ Unread: state === 'New' ? 1 : 0 })),
        answer(calls.markAllRead, {}, () => {
          state = 'Read';
          return { Marked: 1 };
        }),
      ],
    );
    expect(await screen.findByText('1 new')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
    await waitFor(() => expect(screen.queryByText('1 new')).toBeNull());
    expect((await rowOf('Gold')).dataset['state']).toBe('Read');
  });

  it('explain an empty list, and show a failed request', async () => {
    const { unmount } = await open(() => []);
    expect(await screen.findByText('Nothing new here')).toBeTruthy();
    unmount();
    await open(() => [], [answer(calls.listNotifications, {}, () => respond(500, {}))]);
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
  });
});

describe('the bell and its panel', () => {
  it('show the act of a notification: correct the e-mail address, or write to the member by name', async () => {
    const back: Notification['Title'] = [
      { Text: 'Luke Duncan', IsStrong: true },
      { Text: ' is back after 33 days', IsStrong: false },
    ];
    const ofStaff = { Audience: 'Manager', Target: person(21, 'Luke') } as const;
    await open(() => [
      note(1, 'a', { ...ofStaff, Event: 'UserIsBack', Group: 'Members', Title: back, View: 'ClubMessages/21' }),
      note(2, 'b', {
        ...ofStaff,
        Event: 'InvitationEmailError',
        Group: 'System',
        View: 'AddUsers/invitations?q=bo%40example.com',
      }),
    ]);
    expect(await screen.findByRole('button', { name: 'Write to Luke Duncan' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Correct the address' })).toBeTruthy();
  });

  it('filter the panel by area', { tags: ['atLength'] }, async () => {
    const { sent } = await openApp({
      self,
      clubs,
      path: '/Profile',
      answers: [
        answer(calls.countUnread, {}, { Unread: 1 }),
        answer(listNews, {}, []),
        answer(
          calls.newestNotifications,
          {},
          {
            Unread: 1,
            Needs: 0,
            Total: 2,
            Newest: [note(1, 'Gold'), note(2, 'Ten', { Group: 'Bookings', State: 'Read' })],
          },
        ),
        answer(calls.listNotifications, {}, pageOf([note(2, 'Ten', { Group: 'Bookings', State: 'Read' })])),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('button', { name: 'Classes' }));
    await waitFor(() => expect(panel.queryByText('Gold')).toBeNull());
    expect(panel.getByText('Ten')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'System' })).toBeNull();
    expect(sent.some(({ path }) => path.includes('Group=Bookings'))).toBe(true);
  });

  it('count unread notifications and open a panel that marks nothing as read', async () => {
    const { sent } = await openApp({
      self,
      clubs,
      path: '/Profile',
      answers: [
        answer(calls.countUnread, {}, { Unread: 2 }),
        answer(listNews, {}, []),
        answer(calls.newestNotifications, {}, { Unread: 2, Needs: 1, Total: 214, Newest: [note(1, 'Gold'), note(2, 'Ten')] }),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('Gold')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'See all 214' }).getAttribute('href')).toContain('/Notifications');
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('the bell has the full number of unread notifications in its accessible name', { tags: ['atLength'] }, async () => {
  const none = { Unread: 214, Needs: 0, Total: 214, Newest: [] };
  const answers = [
    answer(calls.countUnread, {}, { Unread: 214 }),
    answer(listNews, {}, []),
    answer(calls.newestNotifications, {}, none),
  ];
  await openApp({ self, clubs, path: '/Profile', answers });
  const bell = await screen.findByRole('button', { name: 'Notifications, 99+ unread' });
  expect(bell.textContent).toBe('99+');
});

describe('the notification settings', () => {
  it('save each switch at once, and have no group System for an athlete', { tags: ['atLength'] }, async () => {
    let stored = usualSettings;
    const { sent } = await openScreen({
      self,
      clubs,
      path: '/Profile',
      answers: [
        answer(calls.getNotificationSettings, {}, () => stored),
        answer(calls.saveNotificationSettings, { id: 11 }, (body) => {
          stored = body as typeof stored;
          return stored;
        }),
      ],
    });
    const mail = await screen.findByRole<HTMLInputElement>('switch', { name: 'Purchases and credits: by e-mail' });
    expect([mail.checked, screen.queryByRole('switch', { name: /^System/ })]).toEqual([true, null]);
    await userEvent.click(mail);
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Purchases and credits: by e-mail' }).checked).toBe(false),
    );
    await userEvent.click(screen.getByRole('switch', { name: /^Quiet hours/ }));
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'From' })).value).toBe('22:00');
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { Groups: { Payments: { App: true, Email: false } }, QuietFrom: null },
      { Groups: { Payments: { App: true, Email: false } }, QuietFrom: '22:00', QuietUntil: '07:00' },
    ]);
    const until = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Until' });
    for (const typed of ['25', '6:30']) {
      await userEvent.clear(until());
      await userEvent.type(until(), typed);
      await userEvent.tab();
    }
    await waitFor(() => expect(until().value).toBe('06:30'));
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => (body as typeof stored).QuietUntil)).toEqual([
      null,
      '07:00',
      '06:30',
    ]);
  });

  it('show managers the morning mail and how each event is mailed', async () => {
    const managing = { ...self, AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } };
    let stored: NotificationSettings = {
      ...usualSettings,
      Digest: 'EveryDay',
      StaffMail: { DisputeOpened: 'Digest', DayClosed: 'AtOnce' },
    };
    const { sent } = await openScreen({
      self: managing,
      clubs,
      path: '/Profile',
      answers: [
        answer(calls.getNotificationSettings, {}, () => stored),
        answer(calls.saveNotificationSettings, { id: 11 }, (body) => {
          stored = body as NotificationSettings;
          return stored;
        }),
      ],
    });
    const head = (await screen.findByText('E-mails about the club')).closest('summary');
    expect(head?.textContent).toMatch(/At once 1, In the morning \d+$/);
    expect(head?.querySelector('svg')).not.toBeNull();
    await userEvent.click(screen.getByText('E-mails about the club'));
    const disputes = screen.getByRole('radiogroup', { name: 'Disputes opened' });
    await userEvent.click(within(disputes).getByRole('radio', { name: 'At once' }));
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
        { Digest: 'EveryDay', StaffMail: { DisputeOpened: 'AtOnce' } },
      ]),
    );
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Morning mail' }).value).toBe('Every day');
  });

  it('show at the field that the quiet hours are empty, and do not change the stored quiet hours', {
    tags: ['atLength'],
  }, async () => {
    let stored = { ...usualSettings, QuietFrom: '22:00', QuietUntil: '07:00' };
    const { sent } = await openScreen({
      self,
      clubs,
      path: '/Profile',
      answers: [
        answer(calls.getNotificationSettings, {}, () => stored),
        answer(calls.saveNotificationSettings, { id: 11 }, (body) => {
          const hours = body as typeof stored;
          if (hours.QuietFrom === '12:00') return respond(400, { errors: [{ field: 'QuietUntil', key: 'quiet-hours-empty' }] });
          stored = hours;
          return stored;
        }),
      ],
    });
    const typeAt = async (name: string, clock: string) => {
      const field = await screen.findByRole('combobox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, clock);
      await userEvent.tab();
    };
    const noLength = 'Quiet hours cannot begin and end at the same time.';
    await typeAt('From', '12:00');
    expect(await screen.findByText(noLength)).toBeTruthy();
    await typeAt('From', '22:00');
    await waitFor(() => expect(screen.queryByText(noLength)).toBeNull());
    await typeAt('Until', '22:00');
    expect(await screen.findByText(noLength)).toBeTruthy();
    const until = screen.getByRole<HTMLInputElement>('combobox', { name: 'Until' });
    expect([until.value, until.getAttribute('aria-invalid')]).toEqual(['22:00', 'true']);
    expect(screen.getByText('Not saved: quiet hours stay from 22:00 to 07:00.')).toBeTruthy();
    await typeAt('From', '13:00');
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { QuietFrom: '12:00', QuietUntil: '07:00' },
      { QuietFrom: '13:00', QuietUntil: '22:00' },
    ]);
  });
});
