import { describe, expect, it } from 'vitest';
import {
  type InvitationFacts,
  invitationEnd,
  invitationState,
  isOldCode,
  judgeInvitees,
  mayInvite,
  oldCodesHold,
  refuseAcceptance,
  refuseResending,
} from './invitations.ts';

const now = new Date('2026-11-19T10:00:00Z');
const ahead = new Date('2026-12-01T00:00:00Z');
const mailed: InvitationFacts = {
  Kind: 'Email',
  Role: 'Athlete',
  Email: 'Ada@example.com',
  Active: true,
  ExpiresAt: ahead,
  AcceptedAt: null,
};
const account = (Email: string, EmailConfirmed = true) => ({ Email, EmailConfirmed });

it('an invitation ends after fourteen whole days in the club’s time zone, also across a clock change', () => {
  expect(invitationEnd('Europe/Rome', now)).toEqual(new Date('2026-12-03T23:00:00Z'));
  expect(invitationEnd('Europe/Rome', new Date('2026-03-20T10:00:00Z'))).toEqual(new Date('2026-04-03T22:00:00Z'));
  expect(invitationEnd('Pacific/Auckland', new Date('2026-11-19T23:00:00Z'))).toEqual(new Date('2026-12-04T11:00:00Z'));
});

it.each([
  [{}, 'Waiting', undefined],
  [{ Active: false }, 'Inactive', 'InvitationInactive'],
  [{ ExpiresAt: now }, 'Expired', 'InvitationOver'],
  [{ ExpiresAt: now, AcceptedAt: now }, 'Accepted', 'InvitationUsed'],
  [{ Kind: 'Link', ExpiresAt: null, Email: null }, 'Waiting', undefined],
] as const)('an invitation with %j is %s', (fields, state, refused) => {
  const one = { ...mailed, ...fields };
  expect(invitationState(one, now)).toBe(state);
  expect(refuseAcceptance(one, account('anybody@example.com'), now)?.refused).toBe(refused);
});

describe('a staff invitation', () => {
  const toManage = { ...mailed, Role: 'Manager' as const };
  it.each([
    ['is accepted by an account with the invited address', account('ada@EXAMPLE.com'), undefined],
    ['is refused to an account with an unverified address', account('ada@example.com', false), 'InvitationToConfirm'],
    ['is refused to an account with another address', account('bea@example.com'), 'InvitationOfOther'],
  ])('%s', (_, person, refused) => {
    expect(refuseAcceptance(toManage, person, now)?.refused).toBe(refused);
  });
  it('can be sent by managers only', () => {
    expect([
      mayInvite(true, 'Manager'),
      mayInvite(false, 'Manager'),
      mayInvite(false, 'Trainer'),
      mayInvite(false, 'Athlete'),
    ]).toEqual([true, false, false, true]);
  });
});

it('an invitation is mailed at most five times, and not after it was accepted', () => {
  expect(refuseResending({ ...mailed, Sendings: 4 }, now)).toBeUndefined();
  expect(refuseResending({ ...mailed, Sendings: 5 }, now)?.refused).toBe('InvitationSentOften');
  expect(refuseResending({ ...mailed, Sendings: 1, AcceptedAt: now }, now)?.refused).toBe('InvitationUsed');
});

it('an e-mail address is invited only once, and not if a member has it', () => {
  const known = {
    members: new Set(['m@example.com']),
    invited: new Set(['i@example.com']),
    often: new Set(['i@example.com', 'o@example.com']),
  };
  const emails = ['a@example.com', 'M@example.com', 'i@example.com', 'A@example.com', 'm@example.com', 'o@example.com'];
  expect(judgeInvitees(emails, known)).toEqual(['Ready', 'Member', 'Invited', 'Twice', 'Twice', 'Often']);
});

it('a code of the old format is accepted until the end of its last day', () => {
  expect([isOldCode('0123456789ABCDEF0123'), isOldCode('ACDEFGHJKMNPQRTV')]).toEqual([true, false]);
  expect(oldCodesHold(new Date('2027-07-31T21:59:00Z'), 'Europe/Rome', '2027-07-31')).toBe(true);
  expect(oldCodesHold(new Date('2027-07-31T22:00:00Z'), 'Europe/Rome', '2027-07-31')).toBe(false);
});
