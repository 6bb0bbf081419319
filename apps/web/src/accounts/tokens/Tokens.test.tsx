import { getSecurity } from '@clubpulse/contract/accounts/security.calls';
import type { ApiToken } from '@clubpulse/contract/accounts/tokens';
import {
  createClubToken,
  createToken,
  listClubTokens,
  listTokens,
  revokeClubToken,
} from '@clubpulse/contract/accounts/tokens.calls';
import { listClubExports } from '@clubpulse/contract/office/club-exports/club-exports.calls';
import { listServices, listWebhooks } from '@clubpulse/contract/office/integrations/integrations.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const token: ApiToken = {
  ApiTokenId: 7,
  Name: 'Old app',
  Hint: 'w71Q',
  Scopes: ['calendar:read', 'members:write'],
  Role: 'Manager',
  By: { UserId: 3, Nickname: 'sara', FirstMidName: 'Sara', LastName: 'Monti' },
  MadeAt: '2026-02-04T10:00:00.000Z',
  ExpiresAt: '2027-02-04T10:00:00.000Z',
  LastUsedAt: '2026-04-22T09:31:00.000Z',
  LastUsedBy: 'timetable/1.2',
};
const SECRET = 'cp_9fK2w71Q';

const openOfClub = (tokens: readonly ApiToken[], answers: Answers = []) =>
  openScreen({
    self: manager,
    clubs: [clubWith(1)],
    path: '/Integrations',
    answers: [
      answer(listWebhooks, { id: 1 }, []),
      answer(listServices, { id: 1 }, []),
      answer(listClubExports, { id: 1 }, []),
      answer(listClubTokens, { id: 1 }, [...tokens]),
      ...answers,
    ],
  });

it('the integrations screen makes a token with the chosen role, scopes and days, and shows it once', async () => {
  const made = { ...token, Name: 'Accounting', Secret: SECRET };
  vi.stubGlobal('isSecureContext', true);
  const { sent } = await openOfClub([], [answer(createClubToken, { id: 1 }, made)]);
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Accounting');
  const isTicked = (name: string) => (dialog.getByRole('checkbox', { name }) as HTMLInputElement).checked;
  const press = (name: string) => userEvent.click(dialog.getByRole('checkbox', { name }));
  await press('Sales and payments: Read');
  await press('Members: Change');
  await press('Classes and bookings: Read');
  expect(['Sales and payments: Read', 'Members: Change', 'Classes and bookings: Read'].map(isTicked)).toEqual([true, true, true]);
  await press('Classes and bookings: Read');
  expect(isTicked('Classes and bookings: Read')).toBe(false);
  await userEvent.click(dialog.getByRole('radio', { name: 'For 365 days' }));
  await userEvent.click(dialog.getByRole('button', { name: 'New token' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeTruthy();
  const shown = within(screen.getByRole('dialog', { name: 'Accounting' }));
  expect(shown.getByRole('button', { name: 'Copy token' }).dataset['variant'] ?? 'filled').toBe('filled');
  expect(shown.getByText('Close').closest('button')?.dataset['variant']).toBe('default');
  const body = { Name: 'Accounting', Scopes: ['members:write', 'billing:read'], Days: 365, Role: 'Manager' };
  expect(sent).toContainEqual(expect.objectContaining({ path: '/clubs/1/tokens', body }));
});

it('the integrations screen sends no token without a scope', async () => {
  await openOfClub([]);
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Accounting');
  await userEvent.click(dialog.getByRole('button', { name: 'New token' }));
  expect(await dialog.findByText('Fill this in.')).toBeTruthy();
});

it('the integrations screen names the program that last used a token before it revokes the token', async () => {
  const { sent } = await openOfClub([token], [answer(revokeClubToken, { id: 1, tokenId: 7 }, () => respond(204))]);
  const table = within(await screen.findByRole('table', { name: 'API tokens' }));
  expect(table.getByText('members:write').closest('[data-tone]')?.getAttribute('data-tone')).toBe('warn');
  expect(table.getByText('calendar:read').closest('[data-tone]')?.getAttribute('data-tone')).toBe('mute');
  await userEvent.click(table.getByRole('button', { name: 'Revoke Old app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Old app?' }));
  expect(dialog.getByText(/by timetable\/1\.2/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/clubs/1/tokens/7' })));
});

it('the security page makes a personal token without a role, also when an external provider signs in', async () => {
  const params = { id: manager.UserId };
  const security = {
    IsHere: false,
    Email: manager.Email,
    NewEmail: null,
    HasApp: false,
    Passkeys: [],
    MayHavePasskeys: true,
    RecoveryCodesLeft: 0,
    DemandedBy: [],
  };
  const { sent } = await openScreen({
    self: manager,
    clubs: [clubWith(1)],
    path: '/Security',
    answers: [
      answer(getSecurity, params, security),
      answer(listTokens, params, [{ ...token, Role: null, LastUsedAt: null, LastUsedBy: null }]),
      answer(createToken, params, { ...token, Role: null, Secret: SECRET }),
    ],
  });
  expect(await screen.findByText('never used')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'My watch');
  const press = (name: string) => userEvent.click(dialog.getByRole('checkbox', { name }));
  for (const name of ['Members: Change', 'Trainings: Read', 'Members: Change']) await press(name);
  await userEvent.click(dialog.getByRole('button', { name: 'New token' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeTruthy();
  const body = { Name: 'My watch', Scopes: ['training:read'], Days: 90 };
  const posted = sent.find(({ method, path }) => method === 'POST' && path === `/users/${manager.UserId}/tokens`);
  expect(posted?.body).toEqual(body);
});
