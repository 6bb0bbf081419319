import { getDeskLimits } from '@clubpulse/contract/billing/transactions.calls';
import type { Invitation } from '@clubpulse/contract/members/invitations';
import { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import type { Loss } from '@clubpulse/contract/members/membership';
import { getLoss, giveRole, removeFromClub, sendLeaveCode, takeRole } from '@clubpulse/contract/members/membership.calls';
import type { ClubUser } from '@clubpulse/contract/members/people';
import { getClubUser, listClubUsers } from '@clubpulse/contract/members/people.calls';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deskUser, manager, openDesk as openOffice, refusal, startDay, trainer } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { answer, respond } from '../../test/network.ts';
import { goOffline } from '../../test/offline.ts';
import { atWidth } from '../../test/width.ts';

beforeEach(startDay);

const person = (UserId: number, FirstMidName: string, Roles: string[]): ClubUser => ({
  UserId,
  FirstMidName,
  LastName: 'Rossi',
  Nickname: FirstMidName,
  PictureUri: null,
  Email: `${FirstMidName.toLowerCase()}@example.com`,
  EmailConfirmed: true,
  Roles,
});
const ada = person(2, 'Ada', ['Athlete']);
const bea = person(3, 'Bea', ['Trainer', 'Athlete']);
const loss: Loss = {
  UserId: 2,
  Roles: ['Athlete'],
  Subscriptions: 1,
  Tickets: 8,
  Credits: 5,
  Bookings: 3,
  PastBookings: 0,
  RecurringBookings: 0,
  Family: 0,
  Documents: 0,
  Files: 0,
  WorkoutSheets: 2,
  Notes: 0,
  Tasks: 2,
  Owed: [{ Currency: 'EUR', Amount: 5_900 }],
  Classes: 2,
  LeavesNoManager: false,
};
const codeSent = answer(sendLeaveCode, { id: manager.UserId, clubId: 1 }, () =>
  respond(200, { Email: 'ada@example.com', ExpiresAt: '2026-11-20T11:10:00Z' }),
);
const wrongCode = refusal(400, 'ValidationFailed', { errors: [{ field: 'Code', key: 'leave-code-wrong' }] });
const list = answer(listClubUsers, { id: 1 }, pageWith([ada, bea]));
const invitation: Invitation = {
  InvitationId: 1,
  ClubId: 1,
  Code: 'ACDEFGHJKMNPQRTV',
  Link: 'https://example.com/i/ACDEFGHJKMNPQRTV',
  Role: 'Athlete',
  Email: 'rita@example.com',
  FirstMidName: '',
  LastName: '',
  State: 'Waiting',
  Active: true,
  SentAt: null,
  Sendings: 0,
  LastDay: '2026-12-02',
  AcceptedAt: null,
  UserId: null,
  Delivery: { State: 'Waiting', LastSuccess: null, LastError: null, LastUpdate: null, NextTry: null },
};
const nobodyInvited = answer(listInvitations, { id: 1 }, pageWith([]));
const openDesk: typeof openOffice = (path, answers, ...rest) => openOffice(path, [nobodyInvited, ...(answers ?? [])], ...rest);
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('the role table shows the roles of all members, and adds a role', async () => {
  let isTrainer = false;
  const { sent } = await openDesk('/Roles', [
    answer(listClubUsers, { id: 1 }, () => pageWith([isTrainer ? person(2, 'Ada', ['Trainer', 'Athlete']) : ada, bea])),
    answer(giveRole, { id: 1, userId: 2 }, () => {
      isTrainer = true;
      return person(2, 'Ada', ['Trainer', 'Athlete']);
    }),
  ]);
  expect((await box('Athlete: Ada Rossi')).checked).toBe(true);
  expect((await box('Trainer: Ada Rossi')).checked).toBe(false);
  await deskUser().click(await box('Trainer: Ada Rossi'));
  await waitFor(async () => expect((await box('Trainer: Ada Rossi')).checked).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Role: 'Trainer' });
});

it("the role table removes a role that is not the member's last after a confirmation, and shows a failure", {
  tags: ['atLength'],
}, async () => {
  await openDesk('/Roles', [list, answer(takeRole, { id: 1, userId: 3, role: 'Trainer' }, refusal(409, 'LastManager'))]);
  const user = deskUser();
  await user.click(await box('Trainer: Bea Rossi'));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the role Trainer from Bea Rossi?' });
  expect(within(dialog).getByText(/^They no longer see the classes/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Remove Trainer' }));
  expect(await screen.findByText(/^Error removing user rights from club\. /)).toBeTruthy();
});

describe('the role of the only manager', () => {
  const cleo = person(4, 'Cleo', ['Manager', 'Trainer']);
  const last = { ...loss, UserId: 4, Roles: cleo.Roles, LeavesNoManager: true } as Loss;

  async function openOf(userId: number, found: Loss) {
    const queries: Record<string, unknown>[] = [];
    const shown = { ...cleo, UserId: userId };
    await openDesk('/Roles', [
      answer(listClubUsers, { id: 1 }, pageWith([shown])),
      answer(getLoss, { id: 1, userId }, { ...found, UserId: userId }),
      codeSent,
      answer(takeRole, { id: 1, userId, role: 'Manager' }, (_, { query }) => {
        queries.push(query);
        return query['Code'] === '481907' ? respond(204) : wrongCode();
      }),
    ]);
    await deskUser().click(await box('Manager: Cleo Rossi'));
    return { dialog: await screen.findByRole('dialog'), queries };
  }

  /** In the second question the button that retains the role has the focus. */
  async function takeTwice(take: HTMLElement) {
    const user = deskUser();
    await user.click(take);
    const sure = await screen.findByRole('dialog', { name: 'Really give up Manager?' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep my role'));
    expect(await within(sure).findByText('You lose access to the data of 1 person at once.')).toBeTruthy();
    expect(await within(sure).findByText(/^We sent a code to /)).toBeTruthy();
    const code = within(sure).getByRole('textbox', { name: 'Code from the e-mail' });
    const remove = within(sure).getByRole('button', { name: 'Remove Manager' });
    await user.type(code, '111111');
    await user.click(remove);
    expect(await within(sure).findByText(/^This is not the code/)).toBeTruthy();
    await user.clear(code);
    await user.type(code, '481907');
    await user.click(remove);
  }

  it('is not removed, and the dialog has a link to make another user manager first', async () => {
    for (const [userId, text] of [
      [4, 'Cleo Rossi is the only manager of this club and keeps the role'],
      [manager.UserId, 'You are the only manager of this club. You keep the role'],
    ] as const) {
      const { dialog } = await openOf(userId, last);
      expect(await within(dialog).findByText(new RegExp(`^${text}`))).toBeTruthy();
      expect(within(dialog).getByRole('link', { name: 'Make somebody else manager first' })).toBeTruthy();
      expect(within(dialog).queryByRole('button', { name: /^(Continue|Remove Manager)$/ })).toBeNull();
      cleanup();
    }
  });

  it('is confirmed as the role of the user, without a note about the only manager, when the club has another manager', async () => {
    const { dialog, queries } = await openOf(manager.UserId, { ...last, LeavesNoManager: false });
    const take = await within(dialog).findByRole('button', { name: 'Continue' });
    expect(within(dialog).getByText(/^You remove your own role/)).toBeTruthy();
    expect(dialog.textContent).not.toContain('only manager');
    await takeTwice(take);
    await waitFor(() => expect(queries).toEqual([{ Code: '111111' }, { Code: '481907' }]));
  });

  it('is removed together with the membership, and the dialog names the member', { tags: ['atLength'] }, async () => {
    const only = { ...cleo, UserId: manager.UserId, Roles: ['Manager'] };
    await openDesk('/Roles', [
      codeSent,
      answer(listClubUsers, { id: 1 }, pageWith([only])),
      answer(
        getLoss,
        { id: 1, userId: only.UserId },
        { ...last, UserId: only.UserId, Roles: ['Manager'], LeavesNoManager: false },
      ),
    ]);
    await deskUser().click(await box('Manager: Cleo Rossi'));
    const dialog = await screen.findByRole('dialog', { name: /^Remove yourself from/ });
    expect(within(dialog).getByText(/^This is you/)).toBeTruthy();
    await deskUser().click(await within(dialog).findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: 'Remove from the club' })).toBeTruthy();
  });
});

it('the confirmation contains no list when the member loses nothing', async () => {
  const counts = ['Subscriptions', 'Tickets', 'Credits', 'Bookings', 'WorkoutSheets', 'Tasks'] as const;
  const none = { ...loss, ...Object.fromEntries(counts.map((name) => [name, 0])), Owed: [], Classes: 0 };
  await openDesk('/Roles', [list, answer(getLoss, { id: 1, userId: 2 }, none)]);
  await deskUser().click(await box('Athlete: Ada Rossi'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Remove from the club' });
  expect(dialog.queryByRole('list')).toBeNull();
  expect(dialog.queryByText(/deletes|subscription|document/)).toBeNull();
});

it('the role table requires a confirmation before a user becomes manager', async () => {
  const { sent } = await openDesk('/Roles', [
    list,
    answer(giveRole, { id: 1, userId: 2 }, person(2, 'Ada', ['Manager', 'Athlete'])),
  ]);
  const user = deskUser();
  await user.click(await box('Manager: Ada Rossi'));
  const dialog = await screen.findByRole('dialog', { name: 'Make Ada Rossi a manager?' });
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Make a manager' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Role: 'Manager' }));
});

it("the role table requires a confirmation that shows the loss before a member's last role is removed", async () => {
  let removed = false;
  const { sent } = await openDesk('/Roles', [
    answer(listClubUsers, { id: 1 }, () => pageWith(removed ? [bea] : [ada, bea])),
    answer(getLoss, { id: 1, userId: 2 }, loss),
    answer(removeFromClub, { id: 1, userId: 2 }, () => {
      removed = true;
      return undefined;
    }),
  ]);
  const user = deskUser();
  await user.click(await box('Athlete: Ada Rossi'));
  const dialog = await screen.findByRole('dialog', { name: /Remove Ada Rossi from/ });
  expect(await within(dialog).findByText('1 subscription')).toBeTruthy();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['1 subscription', '8 tickets left', '5 credits', '3 upcoming bookings', '2 workout sheets', '2 tasks']);
  expect(within(dialog).getByText(/2 upcoming classes still have Ada Rossi as trainer/)).toBeTruthy();
  expect(within(dialog).getByText(/Ada Rossi owes €59.00. That stays due/)).toBeTruthy();
  expect(within(dialog).getByText('The club deletes what it has of Ada Rossi:')).toBeTruthy();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Remove from the club' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Athlete: Ada Rossi' })).toBeNull());
});

it('the role table begins with the staff, and is sorted by name by its header', async () => {
  const { sent, router } = await openDesk('/Roles', [list]);
  await box('Athlete: Ada Rossi');
  const sorts = () => sent.flatMap(({ path }) => new URL(path, 'http://x').searchParams.get('Sort') ?? []);
  expect(sorts().at(-1)).toBe('Staff');
  const user = deskUser();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(sorts().at(-1)).toBe('Name'));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(sorts().at(-1)).toBe('-Name'));
  expect(router.state.location.search).toBe('?sort=-Name');
});

it('the role table groups the staff by their highest role, counts them, and shows the owner without checkboxes', async () => {
  const queries: Record<string, unknown>[] = [];
  const cleo = person(4, 'Cleo', ['Owner']);
  const rita = { Role: 'FrontDesk', FirstMidName: 'Rita', LastName: 'Colli' } as const;
  await openDesk('/Roles', [
    answer(listClubUsers, { id: 1 }, (_, { query }) => {
      queries.push(query);
      return pageWith([cleo, person(5, 'Dan', ['Manager', 'Trainer']), bea]);
    }),
    answer(listInvitations, { id: 1 }, pageWith([{ ...invitation, ...rita }])),
  ]);
  await box('Trainer: Bea Rossi');
  expect(queries.at(-1)).toMatchObject({ Role: 'Staff', Sort: 'Staff' });
  const table = within(screen.getByRole('table', { name: 'Roles' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Owner',
    expect.stringMatching(/Cleo Rossi.*The brand sets its owners\.$/),
    'Manager',
    expect.stringContaining('Dan Rossi'),
    'Trainer',
    expect.stringContaining('Bea Rossi'),
  ]);
  expect(screen.queryByRole('checkbox', { name: /Cleo Rossi/ })).toBeNull();
  expect(screen.getByText('3 people work here · waiting invitations: 1')).toBeTruthy();
  const invited = within(screen.getByRole('region', { name: 'Waiting invitations' })).getByRole('listitem');
  expect(invited.textContent).toMatch(/^Rita ColliFront desk · Open until .*Waiting for confirmation$/);
});

it('a role is given to a user who is found among all members', async () => {
  const { sent } = await openDesk('/Roles', [
    answer(listClubUsers, { id: 1 }, (_, { query }) => pageWith(query['Role'] === 'Staff' ? [bea] : [ada, bea])),
    answer(getClubUser, { id: 1, userId: 2 }, { ...ada, ClientStage: 'client' }),
    answer(giveRole, { id: 1, userId: 2 }, person(2, 'Ada', ['Trainer', 'Athlete'])),
  ]);
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: 'Give somebody a role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give somebody a role' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Name' }));
  await user.click(await screen.findByRole('option', { name: /Ada Rossi/ }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Trainer: Ada Rossi' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Role: 'Trainer' }));
});

it('the role table has one row per member on a phone, with the roles in a sheet', async () => {
  atWidth('phone');
  const { sent } = await openDesk('/Roles', [
    list,
    answer(giveRole, { id: 1, userId: 2 }, person(2, 'Ada', ['Trainer', 'Athlete'])),
  ]);
  const user = deskUser();
  const held = await screen.findByRole('button', { name: 'Trainer, Athlete. Roles of Bea Rossi' });
  expect(held.textContent).toBe('Trainer, Athlete');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Athlete. Roles of Ada Rossi' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Trainer: Ada Rossi' }));
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ Role: 'Trainer' }));
});

it('the role table is read-only for trainers, with labelled ticks instead of checkboxes', async () => {
  await openDesk('/Roles', [list], trainer);
  const row = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const noOther = ['–Is not Front desk', '–Is not Accountant'];
  expect(await row(/Ada Rossi/)).toEqual(['–Is not Manager', '–Is not Trainer', ...noOther, 'Is Athlete']);
  expect(await row(/Bea Rossi/)).toEqual(['–Is not Manager', 'Is Trainer', ...noOther, 'Is Athlete']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText('Only managers can change roles.')).toBeTruthy();
  expect(screen.queryByText(/last role/)).toBeNull();
});

it('the role table shows trainers the roles as text on a phone', async () => {
  atWidth('phone');
  await openDesk('/Roles', [list], trainer);
  expect(await screen.findByText('Trainer, Athlete')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Roles of/ })).toBeNull();
});

it('the role table shows that the network is missing when a role is pressed offline', async () => {
  await openDesk('/Roles', [list]);
  const shown = await box('Trainer: Ada Rossi');
  goOffline();
  await deskUser().click(shown);
  expect(await screen.findByText(/^You are offline\. Nothing was sent/)).toBeTruthy();
});

describe('the rights of each role', () => {
  const rightsOf = async (theme: string) => {
    const table = within(await screen.findByRole('table', { name: 'What each role may see and do' }));
    const cells = within(table.getByRole('row', { name: new RegExp(`^${theme}`) })).getAllByRole('cell');
    return cells.map(({ textContent }) => textContent);
  };

  it('are shown as text, for each role in each part of the product', async () => {
    await openDesk('/Roles', [list]);
    expect(await rightsOf('Classes')).toEqual([
      'see them, create and change, book members, mark attendance',
      'see them, create and change, book members, mark attendance',
      'see them, create and change, book members, mark attendance',
      'see them, book members, mark attendance',
      'nothing',
    ]);
    expect((await rightsOf('Body and health')).slice(3)).toEqual(['dates of certificates', 'nothing']);
    expect((await rightsOf('Sales')).slice(3)).toEqual(['sell, give money back, close the day', 'see every payment']);
    expect((await rightsOf('Settings and staff')).slice(2)).toEqual(['nothing', 'nothing', 'nothing']);
  });

  it('state the most that the front desk of this club gives back', async () => {
    await openDesk('/Roles', [list, answer(getDeskLimits, { id: 1 }, { RefundMost: 10_000, DifferenceNotified: 0 })]);
    expect(await screen.findByText(/The front desk gives back at most €100\.00 of a payment\./)).toBeTruthy();
  });

  it('are shown for one role at a time on a phone', async () => {
    atWidth('phone');
    await openDesk('/Roles', [list]);
    const user = deskUser();
    const button = await screen.findByRole('button', { name: 'What each role may see and do' });
    expect(screen.queryByText('give and remove roles')).toBeNull();
    await user.click(button);
    expect(screen.getByText(/give and remove roles/)).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Front desk' }));
    expect(await screen.findByText('sell, give money back, close the day')).toBeTruthy();
    expect(screen.queryByText(/give and remove roles/)).toBeNull();
  });
});
