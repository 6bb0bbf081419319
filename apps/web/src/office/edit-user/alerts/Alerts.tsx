import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { setNoBookingsUntil } from '@clubpulse/contract/calendar/booking-rules.calls';
import { listClubUserPolicies, remindOfPolicies } from '@clubpulse/contract/clubs/policies.calls';
import type { Expiration } from '@clubpulse/contract/members/documents/documents';
import { isStaffRole } from '@clubpulse/rules/accounts/roles/roles';
import {
  type Icon,
  IconAlertTriangle,
  IconBan,
  IconCertificate,
  IconFileText,
  IconId,
  IconReceipt,
  IconScale,
  IconUserExclamation,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PayDue } from '../../../billing/subscriptions/public.ts';
import { Banner } from '../../../kit/states/Banner.tsx';
import { DocumentEditor } from '../../../members/documents/public.ts';
import { signText, WhyAtRisk } from '../../../members/pipeline/public.ts';
import { queryClient, useChange } from '../../../platform/api.ts';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useRoles, useStaffClub } from '../../../platform/session.tsx';
import { toastDone, toastError } from '../../../platform/toasts/toasts.ts';
import { useTodayIn } from '../../../platform/use-today.ts';
import classes from './Alerts.module.css';
import { isBad, type MemberAlert, useAlerts } from './use-alerts.ts';

interface AlertsProps {
  member: { UserId: number; name: string };
}

export function Alerts({ member }: AlertsProps) {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const alerts = useAlerts({ clubId: club.ClubId, userId: member.UserId, today: useTodayIn(club.TimeZone) }) ?? [];
  const fixOf = useFixes(member);
  const [recording, setRecording] = useState<Expiration | null>(null);
  const [paying, setPaying] = useState<UserSubscription | null>(null);
  const [asking, setAsking] = useState(false);
  if (alerts.length === 0 && recording === null && paying === null && !asking) return null;
  return (
    <div className={classes['alerts']}>
      {alerts.map((alert) => {
        const action = fixOf(alert, { record: setRecording, pay: setPaying, why: () => setAsking(true) });
        return (
          <Banner
            key={`${alert.kind} ${alert.kind === 'document' ? alert.expiration.ExpirationId : ''}`}
            tone={isBad(alert) ? 'bad' : 'warn'}
            icon={iconOf(alert)}
            {...(action === null ? {} : { actions: [action] })}
          >
            {wordsOf(alert, t, formats)}
          </Banner>
        );
      })}
      {recording !== null && <DocumentEditor member={member} type={recording.Type} onClose={() => setRecording(null)} />}
      {asking && <WhyAtRisk clubId={club.ClubId} userId={member.UserId} name={member.name} onClose={() => setAsking(false)} />}
      {paying !== null && <PayDue held={paying} name={member.name} onClose={() => setPaying(null)} />}
    </div>
  );
}

const kinds = { MedicalCertificate: IconCertificate, Membership: IconId, Generic: IconFileText } as const;

function iconOf(alert: MemberAlert): Icon {
  if (alert.kind === 'document') return kinds[alert.expiration.Type];
  return {
    banned: IconBan,
    strikes: IconUserExclamation,
    risk: IconAlertTriangle,
    documents: IconFileText,
    payment: IconReceipt,
    payments: IconReceipt,
    policies: IconScale,
  }[alert.kind];
}

function wordsOf(alert: MemberAlert, t: Translate, formats: Formats): string {
  switch (alert.kind) {
    case 'banned':
      return t('members.alertBanned', { date: formats.date(alert.until) });
    case 'strikes':
      return t('members.alertStrikes', { count: alert.count });
    case 'risk':
      return [t('members.atRisk'), alert.signs.map((sign) => signText(sign, t, formats)).join('; ')].join(': ');
    case 'policies':
      return t('members.alertPolicies', { count: alert.titles.length, titles: alert.titles.join(', ') });
    case 'payment':
      return paymentWords(alert.held, t, formats);
    case 'payments':
      return paymentsWords(alert, t, formats);
    case 'document':
      return documentWords(alert, t, formats);
    case 'documents':
      return t(alert.expired ? 'members.alertDocumentsExpired' : 'members.alertDocumentsEnd', { count: alert.count });
  }
}

/** A subscription that a provider collects has no amount due, so its price is used. */
const owedOf = ({ AmountDue, Price }: UserSubscription) => AmountDue || Price;
const nextOf = (held: UserSubscription) =>
  held.InstallmentPlan.find(({ PaidAt, WrittenOffAt }) => PaidAt === null && WrittenOffAt === null);

function paymentWords(held: UserSubscription, t: Translate, formats: Formats): string {
  const amount = formats.money(owedOf(held), held.Currency);
  const due = held.DueDateUTC?.slice(0, 10) ?? nextOf(held)?.DueDate;
  const name = held.SubscriptionName;
  if (due === undefined) return t('members.alertToPay', { amount, name });
  const date = formats.date(due);
  return held.PaymentLabel === 'Unpaid'
    ? t('members.alertLate', { amount, name, date })
    : t('members.alertDue', { amount, name, date });
}

function paymentsWords({ held, late }: Extract<MemberAlert, { kind: 'payments' }>, t: Translate, formats: Formats): string {
  const sums = new Map<string, number>();
  for (const one of held) sums.set(one.Currency, (sums.get(one.Currency) ?? 0) + owedOf(one));
  const amount = [...sums].map(([currency, sum]) => formats.money(sum, currency)).join(' + ');
  const open = t('members.alertPayments', { count: held.length, amount });
  return late === 0 ? open : `${open} ${t('members.alertPaymentsLate', { count: late })}`;
}

function documentWords(
  { expiration, expired, days }: Extract<MemberAlert, { kind: 'document' }>,
  t: Translate,
  formats: Formats,
): string {
  const date = formats.date(expiration.ExpirationDate);
  if (expiration.Type === 'Generic') {
    const name = expiration.Title || t('members.generic');
    return expired ? t('members.alertGenericExpired', { name, date }) : t('members.alertGenericEnds', { name, date });
  }
  if (expiration.Type === 'Membership') {
    return expired ? t('members.alertMembershipExpired', { date }) : t('members.alertMembershipEnds', { date, count: days });
  }
  return expired ? t('members.alertCertificateExpired', { date }) : t('members.alertCertificateEnds', { date, count: days });
}

type Fix = { label: string; onClick: () => void };
interface Opens {
  record: (expiration: Expiration) => void;
  pay: (held: UserSubscription) => void;
  why: () => void;
}
type FixOf = (alert: MemberAlert, opens: Opens) => Fix | null;

function useFixes(member: AlertsProps['member']): FixOf {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: clubId } = useStaffClub();
  const roles = useRoles();
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const sells = manages || roles.includes('FrontDesk');
  const isStaff = roles.some(isStaffRole);
  const lift = useChange(setNoBookingsUntil, {
    onDone: () => toastDone({ title: t('members.banLifted', { name: member.name }) }),
  });
  const remind = useChange(remindOfPolicies, {
    ignore: [409],
    onDone: ({ Titles }) => toastDone({ title: t('members.policiesSent', { name: member.name }), message: Titles.join(', ') }),
    onRefused: (error) => {
      if (error.status !== 409) return;
      toastError({ cause: 'policies.remind', title: t('members.policiesNotSent'), message: refusalText(error) });
      // If the member has already accepted, a reload removes the alert.
      void queryClient.invalidateQueries({ queryKey: [listClubUserPolicies.id] });
    },
  });
  const tab = (name: string) => void navigate(`${pathTo('EditUser', member.UserId)}/${name}`, { replace: true });
  return (alert, { record, pay, why }) => {
    switch (alert.kind) {
      case 'document':
        return isStaff ? { label: t('members.recordNew'), onClick: () => record(alert.expiration) } : null;
      case 'documents':
        if (!isStaff) return null;
        return { label: t('members.showDocuments'), onClick: () => tab('documents') };
      case 'payment':
      case 'payments':
        if (!sells) return null;
        return alert.kind === 'payment' && alert.held.AmountDue > 0
          ? { label: t('kit.recordPayment'), onClick: () => pay(alert.held) }
          : { label: t('members.showSubscriptions'), onClick: () => tab('subscriptions') };
      case 'policies':
        if (!isStaff) return null;
        return {
          label: t('members.sendPolicies'),
          onClick: () => remind.mutate({ params: { id: clubId, userId: member.UserId } }),
        };
      case 'risk':
        return { label: t('members.riskSee'), onClick: why };
      case 'strikes':
        return { label: t('kit.showBookings'), onClick: () => tab('bookings') };
      case 'banned':
        // Only a manual ban can be lifted here. A ban because of strikes ends when the strikes are forgiven.
        if (!/^\d{4}-\d{2}-\d{2}$/.test(alert.until)) return { label: t('kit.showBookings'), onClick: () => tab('bookings') };
        return manages
          ? {
              label: t('members.liftBan'),
              onClick: () => lift.mutate({ params: { id: clubId, userId: member.UserId }, body: { NoBookingsUntil: null } }),
            }
          : null;
    }
  };
}
