import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

interface TakenSum {
  /** Minor units; null or NaN without a number. */
  amount: number | null;
  currency: string;
}

export const takePaymentLabel = ({ amount, currency }: TakenSum, t: Translate, formats: Formats): string =>
  amount === null || !Number.isFinite(amount)
    ? t('kit.recordPayment')
    : t('billing.take', { amount: formats.money(amount, currency) });
