import type { Role } from '@clubpulse/contract/accounts/roles';
import { createCreditTransaction } from '@clubpulse/contract/billing/credits.calls';
import { assignSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { PaymentMode } from '@clubpulse/contract/calendar/seats/participants';
import { joinErrors } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { Call } from '@clubpulse/contract/call';
import { remindOfPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { createExpiration } from '@clubpulse/contract/members/documents/documents.calls';

export type StaffFix =
  | 'RecordCertificate'
  | 'RecordMembership'
  | 'AssignSubscription'
  | 'AddCredits'
  | 'ChoosePayment'
  | 'AddToQueue'
  | 'Publish'
  | 'AddAnyway'
  | 'OpenProfile'
  | 'SendPolicies'
  | 'ShowRow';

export type AthleteFix =
  | 'JoinQueue'
  | 'ShowMyBooking'
  | 'ShowOpening'
  | 'AskClub'
  | 'AcceptPolicies'
  | 'OpenStore'
  | 'ChoosePayment';

export type JoinError = (typeof joinErrors)[number];

/** The first fix of a refusal is its button. The list is empty when the text is enough. */
export const refusalFixes: Readonly<
  Record<JoinError, { readonly staff: readonly StaffFix[]; readonly athlete: readonly AthleteFix[] }>
> = {
  ClassIsCanceled: { staff: [], athlete: [] },
  ClassNotPublished: { staff: ['Publish'], athlete: [] },
  ClassNotBookable: { staff: [], athlete: [] },
  ClassByInvitation: { staff: [], athlete: ['AskClub'] },
  ClassIsFinished: { staff: [], athlete: [] },
  Conflict: { staff: ['ShowRow'], athlete: ['ShowMyBooking'] },
  ClassHasStarted: { staff: ['AddAnyway'], athlete: ['AskClub'] },
  ClassBookingIsEarly: { staff: ['AddAnyway'], athlete: ['ShowOpening'] },
  ClassBookingIsPastDue: { staff: ['AddAnyway'], athlete: ['AskClub'] },
  AthleteBookingDisabled: { staff: ['OpenProfile'], athlete: ['AskClub'] },
  PoliciesNotAccepted: { staff: ['SendPolicies', 'OpenProfile'], athlete: ['AcceptPolicies'] },
  RequiredMedicalCertificate: { staff: ['RecordCertificate', 'OpenProfile'], athlete: ['AskClub'] },
  RequiredMembership: { staff: ['RecordMembership', 'OpenProfile'], athlete: ['AskClub'] },
  ClubLimitsExceeded: { staff: ['AddAnyway', 'AssignSubscription'], athlete: ['OpenStore', 'AskClub'] },
  InvalidPaymentOption: { staff: ['ChoosePayment'], athlete: ['ChoosePayment'] },
  SubscriptionLimitsExceeded: { staff: ['AddAnyway', 'AddCredits'], athlete: ['AskClub'] },
  NotEnoughCredits: { staff: ['AddCredits', 'AssignSubscription'], athlete: ['OpenStore', 'AskClub'] },
  SubscriptionNotAccepted: { staff: ['AddCredits', 'AssignSubscription'], athlete: ['OpenStore', 'AskClub'] },
  NoValidSubscriptions: { staff: ['AssignSubscription', 'AddCredits'], athlete: ['OpenStore', 'AskClub'] },
  ClassFull: { staff: ['AddAnyway', 'AddToQueue'], athlete: ['JoinQueue'] },
};

const known: readonly string[] = joinErrors;
export const fixesOf = (error: string): (typeof refusalFixes)[JoinError] =>
  known.includes(error) ? refusalFixes[error as JoinError] : { staff: [], athlete: [] };

export interface StaffFixFacts {
  readonly roles: readonly Role[];
  readonly paymentMode: PaymentMode;
  readonly credits: number;
  readonly hasSubscriptions: boolean;
  readonly awaited: number;
}

export interface StaffFixes {
  readonly fixes: readonly StaffFix[];
  /** True if another fix needs a permission that the caller does not have (`fix.AskManager`). */
  readonly asksManager: boolean;
}

export function staffFixes(error: string, facts: StaffFixFacts): StaffFixes {
  const helpful = fixesOf(error).staff.filter((fix) => helps(fix, error, facts));
  const fixes = helpful.filter((fix) => mayDo(fix, facts.roles));
  return { fixes, asksManager: fixes.length < helpful.length };
}

function helps(fix: StaffFix, error: string, { paymentMode, credits, hasSubscriptions, awaited }: StaffFixFacts): boolean {
  if (fix === 'AddAnyway' && error === 'ClassFull') return awaited > 0;
  if (fix === 'AddCredits') return credits > 0 && paymentMode !== 'Subscription';
  // The club's limits do not apply to a member with a subscription, even if it does not pay this booking.
  if (fix === 'AssignSubscription')
    return error === 'ClubLimitsExceeded' || (hasSubscriptions && paymentMode !== 'Credits' && paymentMode !== 'Free');
  return true;
}

const fixCalls: Partial<Record<StaffFix, Pick<Call, 'access'>>> = {
  RecordCertificate: createExpiration,
  RecordMembership: createExpiration,
  AssignSubscription: assignSubscription,
  AddCredits: createCreditTransaction,
  Publish: setClassPublishState,
  SendPolicies: remindOfPolicies,
};

function mayDo(fix: StaffFix, roles: readonly Role[]): boolean {
  const access = fixCalls[fix]?.access;
  return access?.who !== 'club' || access.roles.some((role) => roles.includes(role));
}
