import type { Role } from '@clubpulse/contract/accounts/roles';
import { createCreditTransaction } from '@clubpulse/contract/billing/credits.calls';
import { assignSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import type { PaymentMode } from '@clubpulse/contract/calendar/seats/participants';
import { joinErrors } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { Call } from '@clubpulse/contract/call';

/** The one button that fixes a refused booking (brief, pattern 5): for staff at the class, and for the athlete herself. */

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
  /** Scroll to her row and flash it. */
  | 'ShowRow';

export type AthleteFix =
  | 'JoinQueue'
  | 'ShowMyBooking'
  /** Say when booking opens. */
  | 'ShowOpening'
  | 'AskClub'
  | 'AcceptPolicies'
  | 'OpenStore'
  | 'ChoosePayment';

export type JoinError = (typeof joinErrors)[number];

/** The first fix is the button; a second stands beside it. None: the sentence says it all. */
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
/** The fixes of any refusal; none for one that does not come from joining a class. */
export const fixesOf = (error: string): (typeof refusalFixes)[JoinError] =>
  known.includes(error) ? refusalFixes[error as JoinError] : { staff: [], athlete: [] };

export interface StaffFixFacts {
  /** Of the staff member who tries, in the club. */
  readonly roles: readonly Role[];
  /** As it was tried, and will be again. */
  readonly paymentMode: PaymentMode;
  /** What the class costs in credits at her place; 0: it has no price in credits. */
  readonly credits: number;
  /** It can be paid with a subscription. */
  readonly hasSubscriptions: boolean;
  /** Of a full class: places that are held, or that somebody waits for. */
  readonly awaited: number;
}

export interface StaffFixes {
  readonly fixes: readonly StaffFix[];
  /** There is one more that only others in the club may do: `fix.AskManager`. */
  readonly asksManager: boolean;
}

/** Of a refusal, what would help with this class and the staff member may do. */
export function staffFixes(error: string, facts: StaffFixFacts): StaffFixes {
  const helpful = fixesOf(error).staff.filter((fix) => helps(fix, error, facts));
  const fixes = helpful.filter((fix) => mayDo(fix, facts.roles));
  return { fixes, asksManager: fixes.length < helpful.length };
}

function helps(fix: StaffFix, error: string, { paymentMode, credits, hasSubscriptions, awaited }: StaffFixFacts): boolean {
  if (fix === 'AddAnyway' && error === 'ClassFull') return awaited > 0;
  if (fix === 'AddCredits') return credits > 0 && paymentMode !== 'Subscription';
  // Any valid subscription lifts the limits of the club, also one that pays nothing here.
  if (fix === 'AssignSubscription')
    return error === 'ClubLimitsExceeded' || (hasSubscriptions && paymentMode !== 'Credits' && paymentMode !== 'Free');
  return true;
}

/** Fixes that not everybody may do who may add somebody to a class. */
const fixCalls: Partial<Record<StaffFix, Pick<Call, 'access'>>> = {
  AssignSubscription: assignSubscription,
  AddCredits: createCreditTransaction,
};

function mayDo(fix: StaffFix, roles: readonly Role[]): boolean {
  const access = fixCalls[fix]?.access;
  return access?.who !== 'club' || access.roles.some((role) => roles.includes(role));
}
