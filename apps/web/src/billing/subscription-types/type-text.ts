import type { SubscriptionType, SubscriptionTypeKind } from '@clubpulse/contract/billing/subscription-types';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

export const kinds: Record<SubscriptionTypeKind, { label: PhraseKey; hint: PhraseKey }> = {
  Invite: { label: 'billing.kindInvite', hint: 'billing.kindInviteHint' },
  Open: { label: 'billing.kindOpen', hint: 'billing.kindOpenHint' },
  External: { label: 'billing.kindExternal', hint: 'billing.kindExternalHint' },
};

type Limits = Pick<SubscriptionType, 'DurationDays' | 'MaxActivities' | 'MaxWeeklyBookings' | 'MaxMonthlyBookings'>;

/** Formats as `30 days, 10 tickets, 3 a week`. */
export function limitsText(type: Limits, t: Translate, formats: Pick<Formats, 'days'>): string {
  const { DurationDays } = type;
  const duration = DurationDays === null ? t('billing.noEnd') : formats.days(DurationDays);
  return [duration, bookingsText(type, t)].filter(Boolean).join(', ');
}

export function bookingsText(type: Omit<Limits, 'DurationDays'>, t: Translate): string {
  const { MaxActivities, MaxWeeklyBookings, MaxMonthlyBookings } = type;
  return [
    MaxActivities === null ? null : t('billing.ticketCount', { count: MaxActivities }),
    MaxWeeklyBookings === null ? null : t('billing.aWeek', { count: MaxWeeklyBookings }),
    MaxMonthlyBookings === null ? null : t('billing.aMonth', { count: MaxMonthlyBookings }),
  ]
    .filter((words) => words !== null)
    .join(', ');
}
