import type { TransactionSum } from '@clubpulse/contract/billing/transactions';
import type { Formats } from '../../platform/formats.ts';
import type { Translate } from '../../platform/phrases.ts';

/** Per currency what the list adds up and the file does not. */
export const leftOut = (sums: readonly TransactionSum[], t: Translate, formats: Formats): string[] =>
  sums
    .filter(({ Hidden }) => Hidden > 0)
    .map(({ Currency, PurchasesAmount, RefundsAmount, Hidden, HiddenAmount }) =>
      t('billing.leftOut', {
        count: Hidden,
        amount: formats.money(HiddenAmount, Currency),
        exported: formats.money(PurchasesAmount - RefundsAmount - HiddenAmount, Currency),
      }),
    );
