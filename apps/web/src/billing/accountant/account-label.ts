import type { BookAccount } from '@clubpulse/contract/billing/accountant/accountant';
import type { Translate } from '../../platform/phrases.ts';

/** Name of an account, such as `Revenue, S22`. */
export const accountLabel = ({ Purpose, VatCode }: Pick<BookAccount, 'Purpose' | 'VatCode'>, t: Translate): string =>
  [t(`billing.accountOf.${Purpose}`), VatCode].filter(Boolean).join(', ');
