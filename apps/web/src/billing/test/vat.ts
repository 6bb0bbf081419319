import type { ClubVat } from '@clubpulse/contract/billing/receipts/receipts';

export const vatWith = (changed: Partial<ClubVat> = {}): ClubVat => ({
  LegalName: '',
  Address: '',
  VatNumber: '',
  Codes: [],
  Subscriptions: [],
  Packages: [],
  Articles: [],
  ...changed,
});
