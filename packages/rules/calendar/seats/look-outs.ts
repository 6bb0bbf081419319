import type { PaymentLabel } from '@clubpulse/contract/billing/subscriptions';
import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { LookOut } from '@clubpulse/contract/calendar/seats/participants';
import { daysBetween } from '../../time/days.ts';

/** What a trainer should see at a glance of somebody who comes to a class. Days are days in the club's zone. */

/** A certificate that ends within so many days after the class is worth a word. */
export const CERTIFICATE_NOTICE_DAYS = 7;

export interface LookOutFacts {
  readonly classDay: string;
  /** Last day of a course; else the day of the class. */
  readonly classEnds: string;
  /** Left on the subscription that pays; null: no tickets. */
  readonly RemainingTickets: number | null;
  /** Came to an earlier class of the club. */
  readonly hadClass: boolean;
  /** An athlete of the club since a few days, as the club counts them. */
  readonly isNew: boolean;
  /** Last valid days; null: there is none. */
  readonly medicalCertificate: string | null;
  readonly membership: string | null;
  readonly settings: Pick<BookingSettings, 'DisableOnInvalidMedicalCertificate' | 'DisableOnInvalidMembership'>;
  /** Of the subscription that pays; null: none does. */
  readonly payment: {
    readonly label: PaymentLabel;
    readonly dueDay: string | null;
    /** On which it may be used; null: it has no end. */
    readonly lastDay: string | null;
  } | null;
  readonly policiesAccepted: boolean;
  readonly emailConfirmed: boolean;
}

/** The last day of a subscription, where the course that it pays goes on after it; null is no end. */
export const endsBefore = (lastDay: string | null, classEnds: string): string | null =>
  lastDay !== null && lastDay < classEnds ? lastDay : null;

/** A missing document is worth a word only where the club asks for it, one that ended always. */
export function lookOuts(facts: LookOutFacts): LookOut[] {
  const { classDay, medicalCertificate, membership, settings, payment } = facts;
  const isOver = (until: string | null, required: boolean) => (until === null ? required : until < classDay);
  const found: LookOut[] = [];
  if (facts.RemainingTickets === 1) found.push({ Kind: 'LastTicket' });
  // The first class says it already.
  if (!facts.hadClass) found.push({ Kind: 'FirstClass' });
  else if (facts.isNew) found.push({ Kind: 'New' });
  if (isOver(medicalCertificate, settings.DisableOnInvalidMedicalCertificate))
    found.push({ Kind: 'CertificateExpired', Date: medicalCertificate });
  else if (medicalCertificate !== null && daysBetween(classDay, medicalCertificate) <= CERTIFICATE_NOTICE_DAYS)
    found.push({ Kind: 'CertificateExpiring', Date: medicalCertificate });
  if (isOver(membership, settings.DisableOnInvalidMembership)) found.push({ Kind: 'MembershipExpired', Date: membership });
  if (payment?.label === 'Unpaid') found.push({ Kind: 'Unpaid', Date: payment.dueDay });
  const lastDay = endsBefore(payment?.lastDay ?? null, facts.classEnds);
  if (lastDay !== null) found.push({ Kind: 'SubscriptionEnds', Date: lastDay });
  if (!facts.policiesAccepted) found.push({ Kind: 'PoliciesNotAccepted' });
  if (!facts.emailConfirmed) found.push({ Kind: 'EmailUnconfirmed' });
  return found;
}
