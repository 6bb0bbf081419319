import type { PaymentLabel } from '@clubpulse/contract/billing/subscriptions';
import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { LookOut } from '@clubpulse/contract/calendar/seats/participants';
import { daysBetween } from '../../time/days.ts';

export const CERTIFICATE_NOTICE_DAYS = 7;

export interface LookOutFacts {
  readonly classDay: string;
  readonly classEnds: string;
  readonly RemainingTickets: number | null;
  readonly hadClass: boolean;
  readonly isNew: boolean;
  readonly medicalCertificate: string | null;
  readonly membership: string | null;
  readonly settings: Pick<BookingSettings, 'DisableOnInvalidMedicalCertificate' | 'DisableOnInvalidMembership'>;
  readonly payment: {
    readonly label: PaymentLabel;
    readonly dueDay: string | null;
    readonly lastDay: string | null;
  } | null;
  readonly policiesAccepted: boolean;
  readonly emailConfirmed: boolean;
}

export const endsBefore = (lastDay: string | null, classEnds: string): string | null =>
  lastDay !== null && lastDay < classEnds ? lastDay : null;

export function lookOuts(facts: LookOutFacts): LookOut[] {
  const { classDay, medicalCertificate, membership, settings, payment } = facts;
  const isOver = (until: string | null, required: boolean) => (until === null ? required : until < classDay);
  const found: LookOut[] = [];
  if (facts.RemainingTickets === 1) found.push({ Kind: 'LastTicket' });
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
