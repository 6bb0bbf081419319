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
  const { DurationDays, MaxActivities, MaxWeeklyBookings, MaxMonthlyBookings } = type;
  return [
    DurationDays === null ? t('billing.noEnd') : formats.days(DurationDays),
    MaxActivities === null ? null : t('billing.ticketCount', { count: MaxActivities }),
    MaxWeeklyBookings === null ? null : t('billing.aWeek', { count: MaxWeeklyBookings }),
    MaxMonthlyBookings === null ? null : t('billing.aMonth', { count: MaxMonthlyBookings }),
  ]
    .filter((words) => words !== null)
    .join(', ');
}
