import type { Correction } from '@clubpulse/contract/members/adding/adding';
import {
  getDeskProfile,
  listClubUserCorrections,
  listMyCorrections,
  undoClubUserCorrection,
  undoMyCorrection,
} from '@clubpulse/contract/members/adding/adding.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { athlete, deskUser, openDesk, startDay } from '../../billing/test/desk.tsx';
import { chooseAct } from '../../test/choose-act.ts';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';

beforeEach(startDay);

const correction: Correction = {
  DeskCorrectionId: 7,
  At: '2026-11-19T10:00:00Z',
  UndoUntil: '2026-11-26T10:00:00Z',
  ClubName: 'Cadenza Navigli',
  By: 'Nadia Ferraro',
  Values: [
    { Field: 'Phone', Was: null, Became: '+39 333 5550 182' },
    { Field: 'BirthDate', Was: '1994-03-12', Became: '1995-03-12' },
  ],
};

it('a member sees what a club corrected, and undoes it', async () => {
  let rows = [correction];
  const { sent } = await openScreen({
    self: athlete,
    path: '/Profile',
    answers: [
      answer(listMyCorrections, { id: 11 }, () => rows),
      answer(undoMyCorrection, { id: 11, correctionId: 7 }, () => {
        rows = [];
        return { Undone: ['Phone', 'BirthDate'] as const };
      }),
    ],
  });
  const text = await screen.findByText(/Cadenza Navigli corrected your profile/);
  expect(text.textContent).toMatch(/Phone: \+39 333 5550 182 instead of –; Date of birth: .*1995 instead of .*1994/);
  await deskUser().click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The correction was undone')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/corrected your profile/)).toBeNull());
  expect(sent.some(({ method, path }) => method === 'POST' && path === '/users/11/corrections/7/undo')).toBe(true);
});

it('the desk sees its corrections below the data of the member, and is informed when nothing was left to undo', async () => {
  await openDesk('/EditUser/5', [
    answer(
      getDeskProfile,
      { id: 1, userId: 5 },
      {
        FirstMidName: 'Davide',
        LastName: 'Conti',
        BirthDate: null,
        Phone: null,
        Address1: null,
        PostalCode: null,
        City: null,
        RowVersion: 3,
        SignsIn: true,
        Correctable: ['FirstMidName', 'LastName', 'Phone', 'BirthDate'],
      },
    ),
    answer(listClubUserCorrections, { id: 1, userId: 5 }, [correction]),
    answer(undoClubUserCorrection, { id: 1, userId: 5, correctionId: 7 }, { Undone: [] }),
  ]);
  await chooseAct(deskUser(), 'Correct details');
  const dialog = within(await screen.findByRole('dialog', { name: /^Correct details of/ }));
  expect(await dialog.findByText(/Nadia Ferraro/)).toBeTruthy();
  await deskUser().click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It was changed again since then: nothing was undone')).toBeTruthy();
});
