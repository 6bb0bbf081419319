import { purposes } from '@clubpulse/contract/accounts/consents';
import { listConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf, sendConfirmation } from '@clubpulse/contract/accounts/users.calls';
import { listMyClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import type { OpenedInvitation } from '@clubpulse/contract/members/invitations';
import { acceptInvitation, openInvitation, proveInvitation } from '@clubpulse/contract/members/invitations.calls';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const code = 'ACDEFGHJKMNPQRTV';
const path = `/InvitationCode/${code}`;
const opened: OpenedInvitation = {
  ClubId: 4,
  ClubName: 'Club 4',
  BrandName: 'Cadenza',
  Address: 'Via Larga 4, Milano',
  PictureUri: null,
  InvitedBy: 'Sara Monti',
  Role: 'Athlete',
  FirstMidName: 'Ada',
  Message: 'See you on Monday!',
  State: 'Waiting',
  LastDay: '2026-12-03',
};
const problem = (status: number, ErrorType: string) => () =>
  respond(status, { type: 'about:blank', title: '', status, ErrorType, requestId: 'r' });

it('an invitation is shown without an account, with sign-in and sign-up', async () => {
  await openScreen({ self: null, path, answers: [answer(openInvitation, { code }, opened)] });
  expect(await screen.findByRole('heading', { name: 'Sara Monti invites you' })).toBeTruthy();
  expect(screen.getByText('See you on Monday!')).toBeTruthy();
  expect(screen.getByText('Via Larga 4, Milano')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in and accept' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create an account and accept' })).toBeTruthy();
});

it('the invitation screen requires a code when its URL has none, and accepts a whole link', async () => {
  const { router, sent } = await openScreen({
    self: null,
    path: '/InvitationCode',
    answers: [answer(openInvitation, { code }, opened)],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  const field = screen.getByRole('textbox', { name: 'Code of your invitation' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(sent.filter((one) => one.path.includes('/invitations'))).toEqual([]);
  expect(screen.getByRole('link', { name: 'Back' })).toBeTruthy();
  await user.type(field, `https://club.example/#/InvitationCode/${code}`);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('heading', { name: 'Sara Monti invites you' })).toBeTruthy();
  expect(router.state.location.pathname).toBe(path);
});

it('an invitation is shown in the language that its reader chooses', { tags: ['atLength'] }, async () => {
  await openScreen({ self: null, path, answers: [answer(openInvitation, { code }, opened)] });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Language: English' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
  expect(await screen.findByRole('heading', { name: 'Sara Monti vous invite' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Langue\u00a0: Français' })).toBeTruthy();
});

it.each([
  [404, 'NotFound', 'This invitation does not exist'],
  [410, 'InvitationOldFormat', 'This invitation cannot be accepted'],
] as const)('the invitation screen shows the status %i as %s', async (status, type, title) => {
  await openScreen({ self: null, path, answers: [answer(openInvitation, { code }, problem(status, type))] });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Language: English']);
});

it('an invitation that has ended cannot be accepted', async () => {
  await openScreen({ self: null, path, answers: [answer(openInvitation, { code }, { ...opened, State: 'Expired' })] });
  expect(await screen.findByText('This invitation has ended. Ask the club for a new one.')).toBeTruthy();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Language: English']);
});

it("accepting an invitation makes the user a member, and shows the club's questions", async () => {
  let joined = false;
  const member = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 4 }] } });
  const { router } = await openScreen({
    self: selfWith(),
    path,
    answers: [
      answer(getSelf, {}, () => respond(200, joined ? member : selfWith())),
      answer(listMyClubs, {}, () => respond(200, joined ? [clubWith(4)] : [])),
      answer(openInvitation, { code }, opened),
      answer(acceptInvitation, { code }, () => {
        joined = true;
        return clubWith(4);
      }),
      answer(listUserPolicies, { id: 11 }, []),
      answer(
        listConsents,
        { id: 11 },
        purposes.map((Purpose) => ({ ClubId: 4, Purpose, Granted: false, Answered: true, At: null })),
      ),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue without sharing' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Today'));
});

it('the link of an accepted invitation opens the start screen for its member, with the remaining questions', async () => {
  const { router } = await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 4 }] } }),
    clubs: [clubWith(4)],
    path,
    answers: [answer(openInvitation, { code }, { ...opened, State: 'Accepted' })],
  });
  expect(await screen.findByRole('heading', { name: 'You are in Club 4' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/Today'));
});

it('an invitation that another user accepted stays closed', async () => {
  await openScreen({ self: selfWith(), path, answers: [answer(openInvitation, { code }, { ...opened, State: 'Accepted' })] });
  expect(await screen.findByRole('heading', { name: 'This invitation cannot be accepted' })).toBeTruthy();
});

it('an invitation is shown before the profile form of a new account', async () => {
  const self = selfWith({ Nickname: '', MissingFields: ['Nickname'] });
  await openApp({ self, path, answers: [answer(openInvitation, { code }, { ...opened, Role: 'Manager' })] });
  expect(await screen.findByRole('heading', { name: 'Sara Monti invites you' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy();
});

it('an invitation is accepted once after sign-in when the user pressed accept before', async () => {
  const answers = [
    answer(openInvitation, { code }, { ...opened, Role: 'Trainer' as const }),
    answer(acceptInvitation, { code }, problem(403, 'InvitationOfOther')),
  ];
  const accepts = ({ method }: { method: string }) => method === 'POST';
  window.sessionStorage.setItem('clubpulse.accepts', code);
  const signedIn = await openScreen({ self: selfWith(), path, answers });
  expect((await screen.findByRole('alert')).textContent).toContain('This invitation is for another e-mail address.');
  expect(signedIn.sent.filter(accepts)).toHaveLength(1);
  signedIn.unmount();
  const again = await openScreen({ self: selfWith(), path, answers });
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
  expect(again.sent.filter(accepts)).toEqual([]);
});

it('an invitation waits until the e-mail address is verified, sends the verification link again, and is then accepted', async () => {
  const { sent } = await openScreen({
    self: selfWith({ EmailConfirmed: false }),
    path,
    answers: [
      answer(openInvitation, { code }, { ...opened, Role: 'Manager' as const }),
      answer(acceptInvitation, { code }, problem(403, 'InvitationToConfirm')),
      answer(sendConfirmation, { id: 11 }, () => respond(200, { Sent: true })),
    ],
  });
  const { Email } = selfWith();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('heading', { name: `Confirm ${Email}` })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const named = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(named.slice(-3)).toEqual(['Send again', 'Accept', 'Not now']);
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(`The link is on its way to ${Email}`)).toBeTruthy();
  expect(sent.filter(({ path: called }) => called.endsWith('email:sendConfirmation'))).toHaveLength(1);
});

it('an invitation shows an error to a user whose account has another e-mail address', async () => {
  const answers = [
    answer(openInvitation, { code }, { ...opened, Role: 'Manager' as const }),
    answer(acceptInvitation, { code }, problem(403, 'InvitationOfOther')),
  ];
  await openScreen({ self: selfWith(), path, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This invitation is for another e-mail address.');
  expect(screen.getByText('Work at Club 4 as Manager.')).toBeTruthy();
});

describe('the link of a mail', () => {
  const proof = 'tD9x-_'.repeat(7);
  const mailed = `${path}/${proof}`;
  const link = 'https://club.example/oidc/handed?token=secret';
  const opens = answer(openInvitation, { code }, { ...opened, Role: 'Manager' as const });
  const proves = (Link: string | null) => answer(proveInvitation, {}, { Link });
  const left = () => vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const proofsOf = (sent: readonly { path: string; body: unknown }[]) =>
    sent.filter((one) => one.path.endsWith('/invitations:prove')).map(({ body }) => body);

  it('opens the page that sets the password for its e-mail address, after which the invitation is accepted', async () => {
    const assign = left();
    const { sent } = await openScreen({ self: null, path: mailed, answers: [opens, proves(link)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(link));
    expect(proofsOf(sent)).toEqual([{ Code: code, Proof: proof }]);
    expect(window.sessionStorage.getItem('clubpulse.accepts')).toBe(code);
    expect(screen.queryByRole('button', { name: 'Create an account and accept' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in and accept' })).toBeTruthy();
    window.sessionStorage.clear();
  });

  it('offers to create an account when the server refuses its proof', async () => {
    const wrong = answer(proveInvitation, {}, problem(403, 'InvitationProofWrong'));
    await openScreen({ self: null, path: mailed, answers: [opens, wrong] });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This link does not prove an address');
    expect(screen.getByRole('button', { name: 'Create an account and accept' })).toBeTruthy();
  });

  it('may be typed instead of a code', async () => {
    const { router } = await openScreen({ self: null, path: '/InvitationCode', answers: [opens] });
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Code of your invitation' }), `https://club.example/#${mailed}`);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(mailed);
  });

  it('confirms the e-mail address of the signed-in account before the acceptance', async () => {
    const refused = answer(acceptInvitation, { code }, problem(409, 'AlreadyMember'));
    const { sent } = await openScreen({
      self: selfWith({ EmailConfirmed: false }),
      path: mailed,
      answers: [opens, proves(null), refused],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map((one) => one.path.replace(/^.*\/invitations/, ''))).toEqual([
      ':prove',
      `/${code}/accept`,
    ]);
  });

  describe('of another account than the signed-in one', () => {
    const open = (Role: 'Athlete' | 'Manager') =>
      openScreen({
        self: selfWith(),
        path: mailed,
        answers: [
          answer(openInvitation, { code }, { ...opened, Role }),
          proves(link),
          answer(acceptInvitation, { code }, problem(409, 'InvitationUsed')),
        ],
      });
    const accepts = (sent: readonly { path: string }[]) => sent.filter((one) => one.path.endsWith('/accept')).length;

    it('accepts nothing until the user chose who accepts, and links to the page of the addressee', async () => {
      const assign = left();
      const { sent } = await open('Manager');
      await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
      expect(await screen.findByRole('heading', { name: 'This invitation was sent to another address' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Accept as/ })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Continue with the invited address' }));
      await waitFor(() => expect(assign).toHaveBeenCalledWith(link));
      expect(accepts(sent)).toBe(0);
      window.sessionStorage.clear();
    });

    it('lets an athlete accept an invitation to train with their own account', async () => {
      const { sent } = await open('Athlete');
      await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
      await userEvent.click(await screen.findByRole('button', { name: /Accept as/ }));
      await waitFor(() => expect(accepts(sent)).toBe(1));
    });
  });
});
