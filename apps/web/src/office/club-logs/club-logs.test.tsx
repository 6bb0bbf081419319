import type { ClubLog } from '@clubpulse/contract/office/club-logs/club-logs';
import { listClubLogs } from '@clubpulse/contract/office/club-logs/club-logs.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const marco = { UserId: 4, Nickname: 'marco', FirstMidName: 'Marco', LastName: 'Villa' };
const alessia = { UserId: 9, Nickname: 'alessia', FirstMidName: 'Alessia', LastName: 'Conti' };
const entry = (changes: Partial<ClubLog>): ClubLog => ({
  ClubLogEntryId: 1,
  At: new Date().toISOString(),
  Kind: 'Money',
  Type: 'TransactionAdded',
  By: marco,
  Target: alessia,
  Subject: 'Ten entries',
  SubjectId: null,
  Amount: 4500,
  Currency: 'EUR',
  Role: null,
  CameBy: null,
  HowKnown: null,
  Stages: null,
  Availability: null,
  Fields: [],
  Count: 1,
  ...changes,
});
const open = (role: 'Manager' | 'Trainer', data: ClubLog[] = []) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, [role]: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/ClubLogs',
    answers: [
      answer(listClubLogs, { id: 1 }, (_, { query }) => {
        const found = query['Kind'] === undefined ? data : data.filter(({ Kind }) => Kind === query['Kind']);
        return { draw: 0, recordsTotal: data.length, recordsFiltered: found.length, data: found, Authors: [marco] };
      }),
    ],
  });

it('the club log shows which settings of the club were changed', async () => {
  const changed = { Kind: 'Settings', Type: 'ClubUpdated', Subject: null, Target: null, Amount: null } as const;
  await open('Manager', [entry({ ...changed, Fields: ['Phone', 'EnableLeads'] })]);
  const row = await screen.findByRole('row', { name: /Changed the club/ });
  expect(row.textContent).toContain('Phone · Leads');
});

it('the club log shows what changed in the availability of a trainer, before and after', async () => {
  const Hours = [{ DayOfWeek: 1, From: '09:00', To: '12:00' }];
  const Availability = {
    Before: { IsOpen: false, Hours: [], BufferMinutes: 0, DisplayGroupId: null },
    After: { IsOpen: true, Hours, BufferMinutes: 15, DisplayGroupId: 3 },
  };
  const changed = { Kind: 'Classes', Type: 'AvailabilityUpdated', Subject: null, Amount: null } as const;
  await open('Manager', [entry({ ...changed, Availability })]);
  const row = await screen.findByRole('row', { name: /Changed the availability/ });
  expect(row.textContent).toContain('Members can book: No to Yes · Weekly hours: – to Mon 09:00–12:00');
  expect(row.textContent).toContain('Free time before and after a class: 0 to 15 · Room');
  expect(row.textContent).toContain('Alessia Conti');
});

it('the club log shows each act with its author and the affected user, and filters by one type', {
  tags: ['atLength'],
}, async () => {
  const { sent } = await open('Manager', [
    entry({}),
    entry({ ClubLogEntryId: 2, Kind: 'Devices', Type: 'RoomCreated', Subject: 'Rowing', Target: null, Amount: null, By: null }),
    entry({
      ClubLogEntryId: 3,
      Kind: 'Messages',
      Type: 'ClubMessageSent',
      Subject: 'Open day at {Club}, {Nickname}',
      Target: null,
      Amount: null,
      Count: 12,
    }),
  ]);
  const paid = await screen.findByRole('row', { name: /Recorded a payment/ });
  expect(paid.textContent).toContain('Ten entries · €45.00 · Alessia Conti');
  expect(paid.textContent).toContain('Marco Villa');
  expect(screen.getByRole('row', { name: /Added a room/ }).textContent).toContain('System');
  expect(screen.getByRole('row', { name: /Sent a message/ }).textContent).toContain('Open day at Club 1, … · 12 people');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^What/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Money' }));
  await screen.findByText('1 entry');
  expect(screen.queryByText('Added a room')).toBeNull();
  expect(sent.at(-1)?.path).toContain('Kind=Money');
});

it('the club log shows who was added at the desk, and between which stages a contact moved', async () => {
  const none = { Kind: 'Members', Subject: null, Amount: null, Currency: null } as const;
  await open('Manager', [
    entry({ ...none, Type: 'ClubJoined', CameBy: 'Desk' }),
    entry({ ...none, ClubLogEntryId: 2, Type: 'ClientStageChanged', Stages: { From: 'lead', To: 'trial' } }),
  ]);
  expect((await screen.findByRole('row', { name: /Added at the desk/ })).textContent).toContain('Marco Villa');
  expect(screen.getByRole('row', { name: /Moved in the pipeline/ }).textContent).toContain('Lead to Trial · Alessia Conti');
});

it('the club log loads nothing for a user who does not manage the club', async () => {
  const { sent } = await open('Trainer');
  expect(await screen.findByText('Only managers can see the log')).toBeTruthy();
  expect(sent.filter(({ path }) => path.includes('/logs'))).toEqual([]);
});

it('Enter opens the subject of a row of the club log, such as a member or a class', async () => {
  const none = { Target: null, Amount: null, Currency: null } as const;
  const { router } = await open('Manager', [
    entry({}),
    entry({ ...none, ClubLogEntryId: 2, Kind: 'Classes', Type: 'ClassPublished', Subject: 'Spin', SubjectId: 31 }),
    entry({ ...none, ClubLogEntryId: 3, Kind: 'Devices', Type: 'RoomCreated', Subject: 'Rowing' }),
    entry({ ...none, ClubLogEntryId: 4, Kind: 'Settings', Type: 'ClubCreated', Subject: 'Club 1' }),
  ]);
  await screen.findByRole('row', { name: /Recorded a payment/ });
  const links = screen.getAllByRole('row').map((row) => row.querySelector('a')?.getAttribute('href') ?? null);
  expect(links.filter((link) => link !== null)).toEqual(['/EditUser/9', '/ClubClass/31', '/DeviceManagement/Rooms']);
  await userEvent.keyboard('jj{Enter}');
  expect(router.state.location.pathname).toBe('/ClubClass/31');
});
