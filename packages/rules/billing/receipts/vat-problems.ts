import type { ClubVat, ClubVatInput } from '@clubpulse/contract/billing/receipts/receipts';
import type { FieldError } from '@clubpulse/contract/errors';

export function vatProblems(
  { Codes, Subscriptions, Packages, Articles }: Pick<ClubVatInput, 'Codes' | 'Subscriptions' | 'Packages' | 'Articles'>,
  known: Pick<ClubVat, 'Subscriptions' | 'Packages' | 'Articles'>,
): FieldError[] {
  const codes = Codes.map(({ Code }) => Code);
  const firstDefault = Codes.findIndex(({ IsDefault }) => IsDefault);
  const types = new Set(known.Subscriptions.map(({ ClassSubscriptionId }) => ClassSubscriptionId));
  const packages = new Set(known.Packages.map(({ ClubCreditsPackageId }) => ClubCreditsPackageId));
  const articles = new Set(known.Articles.map(({ ArticleId }) => ArticleId));
  const ofProduct = (field: string, isKnown: boolean, VatCode: string | null): FieldError[] => [
    ...(isKnown ? [] : [{ field: `${field}Id`, key: 'invalid-id' }]),
    ...(VatCode === null || codes.includes(VatCode)
      ? []
      : [{ field: `${field.replace(/[^.]*$/, '')}VatCode`, key: 'unknown-vat-code' }]),
  ];
  return [
    ...codes.flatMap((code, at) => (codes.indexOf(code) === at ? [] : [{ field: `Codes.${at}.Code`, key: 'vat-code-twice' }])),
    ...Codes.flatMap(({ IsDefault }, at) =>
      IsDefault && at !== firstDefault ? [{ field: `Codes.${at}.IsDefault`, key: 'vat-default-twice' }] : [],
    ),
    ...Subscriptions.flatMap(({ ClassSubscriptionId: id, VatCode }, at) =>
      ofProduct(`Subscriptions.${at}.ClassSubscription`, types.has(id), VatCode),
    ),
    ...Packages.flatMap(({ ClubCreditsPackageId: id, VatCode }, at) =>
      ofProduct(`Packages.${at}.ClubCreditsPackage`, packages.has(id), VatCode),
    ),
    ...Articles.flatMap(({ ArticleId: id, VatCode }, at) => ofProduct(`Articles.${at}.Article`, articles.has(id), VatCode)),
  ];
}
