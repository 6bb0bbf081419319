import type { SubscriptionPlan } from '@clubpulse/contract/billing/subscription-types';
import { partsOf } from '@clubpulse/rules/billing/subscriptions/recurrence';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

/** A text such as `3 payments of €20.00, one a month`. Null when the price is paid at once. */
export function partsText(
  { Price, Installments: count }: Pick<SubscriptionPlan, 'Price' | 'Installments'>,
  currency: string,
  t: Translate,
  formats: Formats,
): string | null {
  if (count < 2) return null;
  const { first, other } = partsOf(Price, count);
  const part = formats.money(other, currency);
  return first === other
    ? t('billing.inParts', { count, part })
    : t('billing.installmentsFrom', { count, first: formats.money(first, currency), other: part });
}
