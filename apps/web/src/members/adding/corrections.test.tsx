import type { Correction, DeskProfile, EmailProposal } from '@clubpulse/contract/members/adding/adding';
import {
  cancelEmailProposal,
  declineEmailProposal,
  getDeskProfile,
  getEmailProposal,
  listClubUserCorrections,
  listMyCorrections,
  listMyEmailProposals,
  proposeEmail,
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

const profile: DeskProfile = {
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
    answer(getDeskProfile, { id: 1, userId: 5 }, profile),
    answer(listClubUserCorrections, { id: 1, userId: 5 }, [correction]),
    answer(undoClubUserCorrection, { id: 1, userId: 5, correctionId: 7 }, { Undone: [] }),
  ]);
  await chooseAct(deskUser(), 'Correct details');
  const dialog = within(await screen.findByRole('dialog', { name: /^Correct details of/ }));
  expect(await dialog.findByText(/Nadia Ferraro/)).toBeTruthy();
  await deskUser().click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It was changed again since then: nothing was undone')).toBeTruthy();
});

const proposal: EmailProposal = {
  ClubId: 1,
  ClubName: 'Cadenza Navigli',
  Email: 'ale.conti@example.org',
  At: '2026-11-20T09:00:00Z',
  Until: '2026-11-22T09:00:00Z',
};

it('a member sees the proposed address with the time until when to confirm it, and declines it', async () => {
  let rows = [proposal];
  await openScreen({
    self: athlete,
    path: '/Profile',
    answers: [
      answer(listMyEmailProposals, { id: 11 }, () => rows),
      answer(declineEmailProposal, { id: 11, clubId: 1 }, () => {
        rows = [];
        return undefined;
      }),
    ],
  });
  expect(await screen.findByText(/Cadenza Navigli proposes ale\.conti@example\.org .* until .*2026/)).toBeTruthy();
  await deskUser().click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Your address stays as it is')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Cadenza Navigli proposes/)).toBeNull());
});

it('the desk proposes an address, sends the link again, and cancels', async () => {
  let waits: EmailProposal | null = null;
  const { sent } = await openDesk('/EditUser/5', [
    answer(getDeskProfile, { id: 1, userId: 5 }, profile),
    answer(getEmailProposal, { id: 1, userId: 5 }, () => ({ Proposal: waits })),
    answer(proposeEmail, { id: 1, userId: 5 }, () => {
      waits = proposal;
      return proposal;
    }),
    answer(cancelEmailProposal, { id: 1, userId: 5 }, () => {
      waits = null;
      return undefined;
    }),
  ]);
  await chooseAct(deskUser(), 'Correct details');
  const dialog = within(await screen.findByRole('dialog', { name: /^Correct details of/ }));
  const field = () => dialog.findByRole('textbox', { name: 'New address' });
  await deskUser().type(await field(), proposal.Email);
  await deskUser().click(dialog.getByRole('button', { name: 'Mail the link' }));
  expect(await dialog.findByText(/^Waiting for .* until .*2026/)).toBeTruthy();
  await deskUser().click(dialog.getByRole('button', { name: 'Send again' }));
  const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(puts()).toEqual([{ Email: proposal.Email }, { Email: proposal.Email }]));
  await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Cancel' }).at(-1)?.matches(':disabled')).toBe(false));
  await deskUser().click(dialog.getAllByRole('button', { name: 'Cancel' }).at(-1) ?? document.body);
  expect(await field()).toBeTruthy();
});
