import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import type { SheetShare, SheetShared, SheetUser, WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import {
  cloneSheet,
  getSheet,
  listSheetShares,
  listSheetUsers,
  shareSheet,
  unshareSheet,
} from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, respond } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';
import { userEvent } from '../../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';

const self = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const ada = { UserId: 7, Nickname: 'ada', FirstMidName: 'Ada', LastName: 'Lovelace', PictureUri: null };
const pause = { Kind: 'pause' as const, Duration: 30, CardioZone: null };
const sheet: WorkoutSheet = {
  WorkoutSheetId: 3,
  ClubId: 1,
  ClubName: 'Cadenza Navigli',
  UserId: null,
  Name: 'Strength base',
  Description: '',
  Type: 'regular',
  Folder: '',
  Location: 'club',
  Intensity: null,
  Shareable: true,
  Publishable: false,
  Template: false,
  ClonableToPersonal: false,
  VisibleToAll: false,
  Published: false,
  DayCount: 1,
  ExerciseCount: 0,
  SharedCount: 0,
  UpdatedAt: '2026-11-20T10:00:00.000Z',
  Days: [{ Name: '', Groups: [{ Section: 'main', Name: '', Sets: [{ Rounds: 1, RoundRest: null, Lines: [pause] }] }] }],
  PlannedDays: [],
  Decisions: null,
  Exercises: [],
  Writable: true,
  RowVersion: 2,
};
const person = { ...ada, Email: 'ada@example.com', EmailConfirmed: true, Roles: ['Athlete' as const] };
const found = { draw: 0, recordsTotal: 1, recordsFiltered: 1, data: [person] };

describe('the copy of a sheet for another club', () => {
  it('is created in a club where the user works, and names the exercises missing there', async () => {
    const user = userEvent.setup();
    const refusal = {
      type: 'about:blank',
      title: 'Refused',
      status: 409,
      ErrorType: 'ExerciseNotFoundInDestinationClub',
      values: { names: 'Sled walk' },
      requestId: 'r',
    };
    let times = 0;
    const { sent } = await openScreen({
      self: selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }, { ClubId: 2 }], Athlete: [{ ClubId: 3 }] } }),
      clubs: [clubWith(1), clubWith(2), clubWith(3)],
      path: '/WorkoutSheet/3',
      answers: [
        answer(getSheet, { id: 3 }, sheet),
        answer(cloneSheet, { id: 3 }, () => {
          times += 1;
          return times === 1 ? respond(409, refusal) : { ...sheet, WorkoutSheetId: 4, ClubId: 2, ClubName: clubWith(2).Name };
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Strength base' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy to another club' }));
    const dialog = within(await screen.findByRole('dialog'));
    const copy = () => user.click(dialog.getByRole('button', { name: 'Make a copy' }));
    await user.click(dialog.getByRole('combobox', { name: 'To the club' }));
    expect(screen.queryByRole('option', { name: clubWith(3).Name })).toBeNull();
    await user.click(await screen.findByRole('option', { name: clubWith(2).Name }));
    await copy();
    expect(await dialog.findByText(/Exercise not found in destination club: Sled walk/)).toBeTruthy();
    await copy();
    expect(await screen.findByText(`Strength base is now in ${clubWith(2).Name}, unpublished`)).toBeTruthy();
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ ClubId: 2, Name: 'Strength base' });
  });
});

describe('the sharing of a sheet', () => {
  const open = (shares: SheetShare[], answered: SheetShared = { Done: [7], Refused: [] }) =>
    openScreen({
      self,
      clubs: [clubWith(1)],
      path: '/WorkoutSheet/3',
      answers: [
        answer(getSheet, { id: 3 }, sheet),
        answer(listSheetShares, { id: 1, sheetId: 3 }, () => respond(200, shares)),
        answer(listClubUsers, { id: 1 }, found),
        answer(shareSheet, { id: 1, sheetId: 3 }, answered),
        answer(unshareSheet, { id: 1, sheetId: 3 }, { Done: [7], Refused: [] }),
      ],
    });
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    return within(await screen.findByRole('dialog', { name: 'Share Strength base' }));
  };

  it('adds a chosen member at once', async () => {
    const { sent } = await open([]);
    const dialog = await openDialog();
    expect(await dialog.findByText(/Not shared yet/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Share with' }));
    await userEvent.click(await screen.findByRole('option', { name: /ada/ }));
    expect(await screen.findByText('Ada Lovelace can read it now')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/clubs/1/workoutSheets/3/shares:batchCreate',
      body: { UserIds: [7] },
    });
  });

  it('adds several members at once, except those who can read the sheet already', { tags: ['atLength'] }, async () => {
    const people = [person, { ...person, UserId: 8, Nickname: 'grace', FirstMidName: 'Grace', LastName: 'Hopper' }];
    const third = { ...person, UserId: 9, Nickname: 'mary', FirstMidName: 'Mary', LastName: 'Somerville' };
    const { sent } = await openScreen({
      self,
      clubs: [clubWith(1)],
      path: '/WorkoutSheet/3',
      answers: [
        answer(getSheet, { id: 3 }, sheet),
        answer(listSheetShares, { id: 1, sheetId: 3 }, [{ ...ada, SharedAt: '2026-11-02T10:00:00.000Z' }]),
        answer(listClubUsers, { id: 1 }, { draw: 0, recordsTotal: 3, recordsFiltered: 3, data: [...people, third] }),
        answer(shareSheet, { id: 1, sheetId: 3 }, { Done: [8, 9], Refused: [] }),
      ],
    });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose several' }));
    expect(await dialog.findByRole('checkbox', { name: /Ada Lovelace/ })).toHaveProperty('disabled', true);
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'All 2 shown' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Share with 2 people' }));
    expect(await screen.findByText('2 people can read it now')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ UserIds: [8, 9] });
  });

  it('shows that a user is not a member any more, and ends the sharing with a member', async () => {
    const { sent } = await open([{ ...ada, SharedAt: '2026-11-02T10:00:00.000Z' }], {
      Done: [],
      Refused: [{ UserId: 7, ErrorType: 'NotFound' }],
    });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Share with' }));
    await userEvent.click(await screen.findByRole('option', { name: /ada/ }));
    expect(await dialog.findByText('Ada Lovelace is no longer a member of the club.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'End sharing with Ada Lovelace' }));
    expect(await screen.findByText('Ada Lovelace can no longer read it')).toBeTruthy();
    expect(sent.some(({ path }) => path === '/clubs/1/workoutSheets/3/shares:batchDelete')).toBe(true);
  });
});

describe('the list of sheets shared with members', () => {
  const row: SheetUser = {
    ...ada,
    SharedAt: '2026-11-02T10:00:00.000Z',
    WorkoutSheetId: 3,
    Name: 'Strength base',
    DayCount: 3,
    DaysDone: 2,
    Runs: 5,
    LastRun: { WorkoutSheetRunId: 9, Begin: '2026-11-18T10:00:00.000Z', Done: 10, Planned: 12 },
  };
  const open = (data: SheetUser[], path = '/WorkoutSheetsUsers') =>
    openScreen({
      self,
      clubs: [clubWith(1)],
      path,
      answers: [answer(listSheetUsers, { id: 1 }, { draw: 0, recordsTotal: data.length, recordsFiltered: data.length, data })],
    });

  it('shows the progress of each member, and links to the last run', async () => {
    const { router } = await open([row, { ...row, UserId: 8, LastName: 'Hopper', Runs: 0, DaysDone: 0, LastRun: null }]);
    const line = within((await screen.findByRole('link', { name: 'Ada Lovelace' })).closest('tr') as HTMLElement);
    expect(line.getByText('2 of 3 days · carried out 5 times')).toBeTruthy();
    expect(line.getByRole('link', { name: /10 of 12 sets/ }).getAttribute('href')).toBe('/WorkoutSheetExecutionLog/9');
    expect(screen.getByText('Not started yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Last time' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=LastRun'));
  });

  it('links to the list of sheets while none is shared', async () => {
    await open([]);
    expect(await screen.findByText('No sheet is shared yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Workout sheets' }).getAttribute('href')).toBe('/WorkoutSheets');
  });

  it("is filtered by a sheet when opened from the sheet's page, and one press removes the filter", async () => {
    const { router, sent } = await open([row], '/WorkoutSheetsUsers?sheet=3');
    await screen.findByRole('link', { name: 'Ada Lovelace' });
    expect(sent.some(({ path }) => path.includes('WorkoutSheetId=3'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /Clear|Reset/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});
