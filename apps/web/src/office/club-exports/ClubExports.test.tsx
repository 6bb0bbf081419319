import { listClubTokens } from '@clubpulse/contract/accounts/tokens.calls';
import { type ClubExport, clubExportExceptions } from '@clubpulse/contract/office/club-exports/club-exports';
import { createClubExport, listClubExports, openClubExport } from '@clubpulse/contract/office/club-exports/club-exports.calls';
import { listServices, listWebhooks } from '@clubpulse/contract/office/integrations/integrations.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const ready: ClubExport = {
  ClubExportId: 4,
  State: 'Ready',
  RequestedAt: '2026-11-19T10:00:00.000Z',
  By: { UserId: 3, Nickname: 'sara', FirstMidName: 'Sara', LastName: 'Monti' },
  ExpiresAt: '2026-11-26T10:00:00.000Z',
  Bytes: 3_500_000,
  RowCount: 12_000,
};
const open = (exports: readonly ClubExport[], answers: Answers = []) =>
  openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } }),
    clubs: [clubWith(1)],
    path: '/Integrations',
    answers: [
      answer(listWebhooks, { id: 1 }, []),
      answer(listServices, { id: 1 }, []),
      answer(listClubTokens, { id: 1 }, []),
      answer(listClubExports, { id: 1 }, [...exports]),
      ...answers,
    ],
  });

it('the integrations screen requests an export of the club', async () => {
  const { sent } = await open(
    [],
    [answer(createClubExport, { id: 1 }, { ...ready, State: 'Waiting', ExpiresAt: null, Bytes: null, RowCount: null })],
  );
  const named = within(await screen.findByRole('list', { name: 'Not in the file:' })).getAllByRole('listitem');
  expect(named).toHaveLength(clubExportExceptions.length);
  await userEvent.click(await screen.findByRole('button', { name: 'Make an export' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'POST', path: '/clubs/1/exports' })));
});

it('the integrations screen shows the size of an export and requires a recent sign-in to load it', async () => {
  const problem = { type: '', title: '', status: 403, requestId: '1', ErrorType: 'SignInAgain', values: { minutes: 10 } };
  await open([ready], [answer(openClubExport, { id: 1, exportId: 4 }, () => respond(403, problem))]);
  expect(await screen.findByText(/3\.\d MB/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Load the export of/ }));
  expect(await screen.findByRole('dialog', { name: 'Confirm it is you' })).toBeTruthy();
});

it('the integrations screen offers no second export while one is being made', async () => {
  await open([{ ...ready, State: 'Waiting', ExpiresAt: null, Bytes: null, RowCount: null }]);
  expect(await screen.findByText('Being made')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make an export' }).disabled).toBe(true);
});
