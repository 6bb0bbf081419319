import type { Handover } from '@clubpulse/contract/members/handovers/handovers';
import { handOverAccount, handOverInvitation } from '@clubpulse/contract/members/handovers/handovers.calls';
import { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskUser, manager, openDesk, refusal, startDay, trainer } from '../../billing/test/desk.tsx';
import { pageWith } from '../../billing/test/money.ts';
import { oneIn } from '../../test/examples.ts';
import { answer } from '../../test/network.ts';
import { config } from '../../test/signed-in.ts';

beforeEach(startDay);

const Link = 'http://x/oidc/handed?token=abc';
const handed = (Does: Handover['Does'], HeldElsewhere = false): Handover => ({
  Does,
  Link,
  ExpiresAt: '2026-11-20T11:00:00Z',
  HeldElsewhere,
});
const noMail = answer(getConfig, {}, { ...config, mail: false });
const member = { id: 1, userId: 5 };
const act = { name: /^(Invitation|Sign-in) link for / };

async function opened() {
  const user = deskUser();
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', act));
  return { user, dialog: within(await screen.findByRole('dialog', act)) };
}

it('the hand-over dialog creates a link for a member on request, and shows it once as QR code and text', async () => {
  const { sent } = await openDesk('/EditUser/5', [noMail, answer(handOverAccount, member, handed('Password'))]);
  const { user, dialog } = await opened();
  expect(sent.some(({ path }) => path.endsWith('/handover'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Create the link' }));
  expect(await dialog.findByText(/choose a new password/)).toBeTruthy();
  expect(dialog.getByText(Link)).toBeTruthy();
  expect(dialog.getByRole('img', { name: /^Sign-in link for / })).toBeTruthy();
  expect(dialog.getByText(/^Works once, until/)).toBeTruthy();
});

it('the hand-over dialog shows why no link can be created', async () => {
  await openDesk('/EditUser/5', [noMail, answer(handOverAccount, member, refusal(403, 'HandoverOfOthers'))]);
  const { user, dialog } = await opened();
  await user.click(dialog.getByRole('button', { name: 'Create the link' }));
  expect(await dialog.findByText(/an administrator can create the link/)).toBeTruthy();
});

it.each(
  oneIn(2, [
    ['no other club has', false, /did not open that account, an administrator/],
    ['another club has too', true, /Another club has registered tina@example\.com too/],
  ] as const),
)(
  'the hand-over dialog shows no link for an invited trainer with an account whose e-mail address %s',
  { tags: ['examples'] },
  async (_, isHeld, words) => {
    const Delivery = { State: 'Waiting', LastSuccess: null, LastError: null, LastUpdate: null, NextTry: null } as const;
    const invitation = {
      InvitationId: 1,
      ClubId: 1,
      Code: 'ACDEFGHJKMNPQRTV',
      Link: 'http://x/#/InvitationCode/ACDEFGHJKMNPQRTV',
      Role: 'Trainer',
      Email: 'tina@example.com',
      FirstMidName: 'Tina',
      LastName: 'Berg',
      State: 'Waiting',
      Active: true,
      SentAt: null,
      Sendings: 1,
      LastDay: '2026-12-02',
      AcceptedAt: null,
      UserId: null,
      Delivery,
    } as const;
    await openDesk('/AddUsers/invitations', [
      noMail,
      answer(listInvitations, { id: 1 }, pageWith([invitation])),
      answer(handOverInvitation, { code: invitation.Code }, handed('Account', isHeld)),
    ]);
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Create the link' }));
    expect(await dialog.findByText(/account with tina@example\.com/)).toBeTruthy();
    expect(screen.queryByText('Copy link')).toBeNull();
    expect(dialog.getByText(words)).toBeTruthy();
  },
);

it.each(
  oneIn(2, [
    ['when the server sends mails', manager, []],
    ['when an external provider signs users in', manager, [answer(getConfig, {}, { ...config, mail: false, signUp: false })]],
    ['to a trainer', trainer, [noMail]],
  ] as const),
)('the hand-over dialog is not offered %s', { tags: ['examples'] }, async (_, self, answers) => {
  await openDesk('/EditUser/5', [...answers], self);
  await screen.findByRole('button', { name: 'Book' });
  const menu = screen.queryByRole('button', { name: /^Actions for/ });
  if (menu) {
    await deskUser().click(menu);
    await screen.findAllByRole('menuitem');
  }
  expect(screen.queryByRole('menuitem', act)).toBeNull();
});
