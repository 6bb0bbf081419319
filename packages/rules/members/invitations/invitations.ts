import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { type InvitationState, type InvitedRole, type InviteeState, SENDINGS_MAX } from '@clubpulse/contract/members/invitations';
import { addDays, dayIn, startOfDay } from '../../time/days.ts';

export interface InvitationFacts {
  readonly Kind: 'Email' | 'Link';
  readonly Role: InvitedRole;
  readonly Email: string | null;
  readonly Active: boolean;
  readonly ExpiresAt: Date | null;
  readonly AcceptedAt: Date | null;
}

/** Days in which an invitation by e-mail can be accepted, and in which one of a file waits for its first letter; the last one is whole, in the club's zone. */
export const INVITATION_DAYS = 14;

/** The end of an invitation: the midnight after the last of its days, in the club's zone. */
export const invitationEnd = (timeZone: string, now: Date): Date =>
  startOfDay(timeZone, addDays(dayIn(timeZone, now), INVITATION_DAYS + 1));

/** The last day on which it can be accepted: that of the moment before its end. */
export const lastDayOf = (timeZone: string, end: Date): string => dayIn(timeZone, new Date(end.getTime() - 1));

export function invitationState({ Active, ExpiresAt, AcceptedAt }: InvitationFacts, now: Date): InvitationState {
  if (AcceptedAt !== null) return 'Accepted';
  if (ExpiresAt !== null && ExpiresAt <= now) return 'Expired';
  return Active ? 'Waiting' : 'Inactive';
}

const closed = { Accepted: 'InvitationUsed', Expired: 'InvitationOver', Inactive: 'InvitationInactive' } as const;

/** The refusal of an invitation that waits for nobody any more. */
export function refuseClosed(invitation: InvitationFacts, now: Date): Refusal | undefined {
  const state = invitationState(invitation, now);
  return state === 'Waiting' ? undefined : refuse(closed[state]);
}

/**
 * Whether an account may accept. Athletes come with whatever address they use; who is to work in the club is known by the one the
 * invitation was sent to, so that a link that is passed on makes nobody a manager.
 */
export function refuseAcceptance(
  invitation: InvitationFacts,
  account: { readonly Email: string; readonly EmailConfirmed: boolean },
  now: Date,
): Refusal | undefined {
  const refused = refuseClosed(invitation, now);
  if (refused || invitation.Role === 'Athlete') return refused;
  const { Email, EmailConfirmed } = account;
  if (Email.toLowerCase() !== invitation.Email?.toLowerCase()) return refuse('InvitationOfOther');
  return EmailConfirmed ? undefined : refuse('InvitationToConfirm', { values: { email: Email } });
}

export const refuseResending = (invitation: InvitationFacts & { readonly Sendings: number }, now: Date): Refusal | undefined =>
  refuseClosed(invitation, now) ?? (invitation.Sendings >= SENDINGS_MAX ? refuse('InvitationSentOften') : undefined);

/** Who invites to what: a trainer to athletes, managers and owners to all. */
export const mayInvite = (manages: boolean, role: InvitedRole): boolean => manages || role === 'Athlete';

/** What is known of the addresses before anybody is invited, in lower case. */
export interface KnownAddresses {
  readonly members: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  /** Written to as often as one may. */
  readonly often: ReadonlySet<string>;
}

/** Of each address of a list, in its order: the first of several is the one that counts. */
export function judgeInvitees(emails: readonly string[], { members, invited, often }: KnownAddresses): InviteeState[] {
  const before = new Set<string>();
  return emails.map((email) => {
    const address = email.toLowerCase();
    if (before.has(address)) return 'Twice';
    before.add(address);
    if (members.has(address)) return 'Member';
    if (invited.has(address)) return 'Invited';
    return often.has(address) ? 'Often' : 'Ready';
  });
}

/** Codes from before invitations had rows of their own: the club's, of twenty hexadecimal digits. */
export const isOldCode = (code: string): boolean => /^[0-9A-F]{20}$/.test(code);

/** The last day of the old codes is whole, wherever the club is. */
export const oldCodesHold = (now: Date, timeZone: string, lastDay: string): boolean => dayIn(timeZone, now) <= lastDay;
