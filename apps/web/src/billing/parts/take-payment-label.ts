import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

interface TakenSum {
  /** In minor units; null or NaN while the field has no number. */
  amount: number | null;
  currency: string;
}

export const takePaymentLabel = ({ amount, currency }: TakenSum, t: Translate, formats: Formats): string =>
  amount === null || !Number.isFinite(amount)
    ? t('kit.recordPayment')
    : t('billing.take', { amount: formats.money(amount, currency) });
