import type { AccountPurpose, BookAccount } from '@clubpulse/contract/billing/accountant/accountant';
import type { Translate } from '../../platform/phrases.ts';
import { methodLabel } from '../parts/methods.ts';

export function purposeLabel(purpose: AccountPurpose, t: Translate): string {
  if (purpose === 'Vat' || purpose === 'Revenue') return t(`billing.accountOf.${purpose}`);
  return t(purpose === 'Online' ? 'billing.deskOnline' : methodLabel(purpose));
}

export const accountLabel = ({ Purpose, VatCode }: Pick<BookAccount, 'Purpose' | 'VatCode'>, t: Translate): string =>
  [purposeLabel(Purpose, t), VatCode].filter(Boolean).join(', ');
