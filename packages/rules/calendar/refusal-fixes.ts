import { joinErrors } from '@clubpulse/contract/calendar/participants.calls';

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
  NoValidSubscriptions: { staff: ['AssignSubscription', 'AddCredits'], athlete: ['OpenStore', 'AskClub'] },
  ClassFull: { staff: ['AddToQueue'], athlete: ['JoinQueue'] },
};

const known: readonly string[] = joinErrors;
/** The fixes of any refusal; none for one that does not come from joining a class. */
export const fixesOf = (error: string): (typeof refusalFixes)[JoinError] =>
  known.includes(error) ? refusalFixes[error as JoinError] : { staff: [], athlete: [] };
