import type { Security } from '@clubpulse/contract/accounts/security';
import {
  beginApp,
  changePassword,
  confirmApp,
  getSecurity,
  listLog,
  listSessions,
} from '@clubpulse/contract/accounts/security.calls';
import { listTokens } from '@clubpulse/contract/accounts/tokens.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { config } from '../../test/signed-in.ts';
import { userEvent } from '../../test/user.ts';
import { clubWith, selfWith } from '../../test/world.ts';

const self = selfWith({});
const params = { id: self.UserId };
const security: Security = {
  IsHere: true,
  Email: self.Email,
  NewEmail: null,
  HasApp: false,
  Passkeys: [],
  MayHavePasskeys: true,
  RecoveryCodesLeft: 0,
  DemandedBy: [],
};
const moment = { StartedAt: '2026-11-19T08:00:00.000Z', LastUsedAt: '2026-11-20T08:00:00.000Z' };
const sessions = [
  { SessionId: 'a', Device: 'Chrome, Windows', ...moment, IsThis: true },
  { SessionId: 'b', Device: '', ...moment, IsThis: false },
];
const open = (changed: Partial<Security> = {}, answers: Answers = []) =>
  openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/Security',
    answers: [
      answer(getSecurity, params, { ...security, ...changed }),
      answer(listSessions, params, sessions),
      answer(listTokens, params, []),
      answer(listLog, params, [
        { EventId: 2, Kind: 'factorsReset', At: moment.LastUsedAt, Device: '', From: null },
        { EventId: 1, Kind: 'signedIn', At: moment.StartedAt, Device: 'Safari, iPhone', From: '192.0.2.7' },
      ]),
      ...answers,
    ],
  });

it('the security page shows sessions and events without devices and places that are unknown', async () => {
  await open({ NewEmail: 'new@example.com' });
  expect(await screen.findByText(/To use new@example.com/)).toBeTruthy();
  expect(await screen.findByText('This one')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign out Unknown browser' })).toBeTruthy();
  const log = within(await screen.findByRole('list', { name: 'Recent activity' }));
  expect(log.getByText('Safari, iPhone, 192.0.2.7')).toBeTruthy();
});

it('the change of the e-mail address requires the new address twice and marks each empty field', async () => {
  await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Change e-mail/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /Change e-mail/ }));
  expect(await dialog.findAllByText('Fill this in.')).toHaveLength(2);
});

it('the security page offers no change of the e-mail address when no mail can confirm it', async () => {
  await open({}, [answer(getConfig, {}, { ...config, mail: false })]);
  expect(await screen.findByText(/no new address can be confirmed/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change e-mail' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' }).disabled).toBe(false);
});

it('the security page offers nothing that an external provider manages', async () => {
  await open({ IsHere: false });
  expect(await screen.findByText(/another sign-in provider/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Change|passkey/ })).toBeNull();
});

it('the change of password shows a wrong current password at its field', async () => {
  const user = userEvent.setup();
  const problem = {
    type: 'about:blank',
    title: '',
    status: 400,
    requestId: '1',
    ErrorType: 'ValidationFailed' as const,
    errors: [{ field: 'Password', key: 'password-wrong' }],
  };
  await open({}, [answer(changePassword, params, () => respond(400, problem))]);
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Current password/), 'not this one');
  await user.type(dialog.getByLabelText(/^New password/), 'four bells ring');
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await dialog.findByText('This is not your current password.')).toBeTruthy();
});

it('the setup of an authenticator app shows a QR code and then the recovery codes once', async () => {
  const user = userEvent.setup();
  const { sent } = await open({}, [
    answer(beginApp, params, { Secret: 'ABCDEFGH', Uri: 'otpauth://totp/Clubpulse:me?secret=ABCDEFGH' }),
    answer(confirmApp, params, { RecoveryCodes: ['AAAAA-CCCCC'] }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(dialog.getByText('ABCD EFGH')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Six digits/), '123456');
  await user.click(dialog.getByRole('button', { name: 'Set up an authenticator app' }));
  expect(await screen.findByText('AAAAA-CCCCC')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({ Code: '123456' });
});
