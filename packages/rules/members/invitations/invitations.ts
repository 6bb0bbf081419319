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

/**
 * An invitation is valid for this many days and until the end of the last, in the club's time zone. An imported row waits at most
 * as long for its first mail.
 */
export const INVITATION_DAYS = 14;

export const invitationEnd = (timeZone: string, now: Date): Date =>
  startOfDay(timeZone, addDays(dayIn(timeZone, now), INVITATION_DAYS + 1));

export const lastDayOf = (timeZone: string, end: Date): string => dayIn(timeZone, new Date(end.getTime() - 1));

export function invitationState({ Active, ExpiresAt, AcceptedAt }: InvitationFacts, now: Date): InvitationState {
  if (AcceptedAt !== null) return 'Accepted';
  if (ExpiresAt !== null && ExpiresAt <= now) return 'Expired';
  return Active ? 'Waiting' : 'Inactive';
}

const closed = { Accepted: 'InvitationUsed', Expired: 'InvitationOver', Inactive: 'InvitationInactive' } as const;

export function refuseClosed(invitation: InvitationFacts, now: Date): Refusal | undefined {
  const state = invitationState(invitation, now);
  return state === 'Waiting' ? undefined : refuse(closed[state]);
}

/**
 * A staff role requires an account with the invited e-mail address, so that no user becomes manager through a forwarded link. If
 * a link was handed over, only the account of this link can accept.
 */
export function refuseAcceptance(
  invitation: InvitationFacts,
  account: { readonly Email: string; readonly EmailConfirmed: boolean; readonly Handed?: 'Own' | 'Other' | undefined },
  now: Date,
): Refusal | undefined {
  const refused = refuseClosed(invitation, now);
  if (refused) return refused;
  const { Email, EmailConfirmed, Handed } = account;
  if (Handed === 'Other') return refuse('InvitationOfOther');
  if (invitation.Role === 'Athlete') return undefined;
  if (Email.toLowerCase() !== invitation.Email?.toLowerCase()) return refuse('InvitationOfOther');
  return EmailConfirmed ? undefined : refuse('InvitationToConfirm', { values: { email: Email } });
}

export const refuseResending = (invitation: InvitationFacts & { readonly Sendings: number }, now: Date): Refusal | undefined =>
  refuseClosed(invitation, now) ?? (invitation.Sendings >= SENDINGS_MAX ? refuse('InvitationSentOften') : undefined);

export const mayInvite = (manages: boolean, role: InvitedRole): boolean => manages || role === 'Athlete';

export interface KnownAddresses {
  readonly members: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  readonly often: ReadonlySet<string>;
}

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

/** Before invitations were stored, each club had a code of twenty hexadecimal digits. */
export const isOldCode = (code: string): boolean => /^[0-9A-F]{20}$/.test(code);

export const oldCodesHold = (now: Date, timeZone: string, lastDay: string): boolean => dayIn(timeZone, now) <= lastDay;
