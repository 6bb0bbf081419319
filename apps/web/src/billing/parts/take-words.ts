import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

interface TakenSum {
  /** Minor units; null or no number while the field says none. */
  amount: number | null;
  currency: string;
}

/** The button of a payment: what is taken, before it is. */
export const takeWords = ({ amount, currency }: TakenSum, t: Translate, formats: Formats): string =>
  amount === null || !Number.isFinite(amount)
    ? t('kit.recordPayment')
    : t('billing.take', { amount: formats.money(amount, currency) });
