import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { listClubUserSubscriptions } from '@clubpulse/contract/billing/subscriptions.calls';
import type { MemberBooking } from '@clubpulse/contract/calendar/booking-rules';
import { getMemberBooking } from '@clubpulse/contract/calendar/booking-rules.calls';
import type { UserPolicy } from '@clubpulse/contract/clubs/policies';
import { listClubUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import type { Expiration } from '@clubpulse/contract/members/documents/documents';
import { listClubUserExpirations } from '@clubpulse/contract/members/documents/documents.calls';
import { type RiskSign, SIGNS_AT_RISK } from '@clubpulse/contract/members/pipeline/pipeline';
import { getMemberStanding } from '@clubpulse/contract/members/pipeline/pipeline.calls';
import { isOver } from '@clubpulse/rules/billing/subscriptions/states';
import { useMemo } from 'react';
import { documentState } from '../../../members/documents/public.ts';
import { useCall } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useIsStaff, useStaffClub } from '../../../platform/session.tsx';

export type MemberAlert =
  | { kind: 'banned'; until: string }
  | { kind: 'document'; expiration: Expiration; expired: boolean; days: number }
  | { kind: 'documents'; count: number; expired: boolean }
  | { kind: 'payment'; held: UserSubscription; late: boolean }
  | { kind: 'payments'; held: readonly UserSubscription[]; late: number }
  | { kind: 'policies'; titles: readonly string[] }
  | { kind: 'strikes'; count: number }
  | { kind: 'risk'; signs: readonly RiskSign[] };

interface Facts {
  booking: MemberBooking | undefined;
  documents: readonly Expiration[];
  held: readonly UserSubscription[];
  policies: readonly UserPolicy[];
  signs: readonly RiskSign[];
  today: string;
  now: Date;
}

function newestOfKind(documents: readonly Expiration[]): Expiration[] {
  const newest = new Map<string, Expiration>();
  for (const one of documents) {
    if (one.CompletedAt !== null) continue;
    const key = one.Type === 'Generic' ? `Generic ${one.ExpirationId}` : one.Type;
    const before = newest.get(key);
    if (before === undefined || before.ExpirationDate < one.ExpirationDate) newest.set(key, one);
  }
  return [...newest.values()];
}

export function alertsOf({ booking, documents, held, policies, signs, today, now }: Facts): MemberAlert[] {
  const alerts: MemberAlert[] = [];
  const day = booking?.NoBookingsUntil ?? null;
  const banned = booking?.BannedUntil ?? null;
  if (day !== null && day > today) alerts.push({ kind: 'banned', until: day });
  else if (banned !== null && new Date(banned) > now) alerts.push({ kind: 'banned', until: banned });
  else if (booking !== undefined && booking.Strikes > 0) alerts.push({ kind: 'strikes', count: booking.Strikes });
  alerts.push(...documentAlerts(documents, today), ...paymentAlerts(held));
  const open = policies.filter(({ Acceptance }) => Acceptance !== 'Accepted');
  if (open.length > 0) alerts.push({ kind: 'policies', titles: open.map(({ Title }) => Title) });
  if (signs.length >= SIGNS_AT_RISK) alerts.push({ kind: 'risk', signs });
  return alerts.toSorted((one, other) => Number(isBad(other)) - Number(isBad(one)));
}

/** Certificate and membership have separate alerts, because each can block bookings. */
function documentAlerts(documents: readonly Expiration[], today: string): MemberAlert[] {
  const alerts = newestOfKind(documents).flatMap((expiration) => {
    const { state, days } = documentState(expiration, today);
    return state === 'expired' || state === 'soon'
      ? [{ kind: 'document' as const, expiration, expired: state === 'expired', days }]
      : [];
  });
  const others = alerts.filter(({ expiration }) => expiration.Type === 'Generic');
  if (others.length < 2) return alerts;
  const all: MemberAlert = { kind: 'documents', count: others.length, expired: others.some(({ expired }) => expired) };
  return [...alerts.filter(({ expiration }) => expiration.Type !== 'Generic'), all];
}

function paymentAlerts(held: readonly UserSubscription[]): MemberAlert[] {
  const owed = held.filter(
    (one) =>
      (one.PaymentLabel === 'ToPay' || one.PaymentLabel === 'Unpaid') &&
      one.Price > 0 &&
      // A debt remains after its subscription has ended.
      (one.AmountDue > 0 || !isOver(one.State)),
  );
  const isLate = ({ PaymentLabel }: UserSubscription) => PaymentLabel === 'Unpaid';
  const [only] = owed;
  if (only === undefined) return [];
  if (owed.length === 1) return [{ kind: 'payment', held: only, late: isLate(only) }];
  return [{ kind: 'payments', held: owed, late: owed.filter(isLate).length }];
}

export const isBad = (alert: MemberAlert): boolean =>
  alert.kind === 'banned' || ('expired' in alert && alert.expired) || ('late' in alert && Boolean(alert.late));

interface RequestedOf {
  clubId: number;
  userId: number;
  today: string;
  enabled?: boolean;
}

/** A failed call yields no alerts. Undefined until all calls have responded, so that no alert appears late under the pointer. */
export function useAlerts({ clubId, userId, today, enabled = true }: RequestedOf): MemberAlert[] | undefined {
  const input = { params: { id: clubId, userId } };
  const options = { quiet: true, ignore: [403, 404], enabled } as const;
  const { EnableLeads } = useStaffClub();
  const booking = useCall(getMemberBooking, input, options);
  const documents = useCall(listClubUserExpirations, input, options);
  const held = useCall(listClubUserSubscriptions, input, options);
  const policies = useCall(listClubUserPolicies, input, options);
  const isStaff = useIsStaff();
  const standing = useCall(getMemberStanding, input, { ...options, enabled: enabled && isStaff });
  const awaited = [booking, documents, held, policies, ...(isStaff ? [standing] : [])];
  const isKnown = awaited.every(({ isPending }) => !isPending);
  const signs = EnableLeads ? (standing.data?.Signs ?? none) : none;
  const now = useNow();
  return useMemo(
    () =>
      isKnown
        ? alertsOf({
            booking: booking.data,
            documents: documents.data ?? none,
            held: held.data ?? none,
            policies: policies.data ?? none,
            signs,
            today,
            now,
          })
        : undefined,
    [isKnown, booking.data, documents.data, held.data, policies.data, signs, today, now],
  );
}

const none: never[] = [];
