import { expect, it } from 'vitest';
import { refuseOtherTerms } from './listed-terms.ts';

const listed = { Price: null, ExpiryDate: null, Installments: null, Payment: null };

it('a sale at the front desk is refused with each field that differs from the terms of the product', () => {
  expect(refuseOtherTerms(listed)).toBeUndefined();
  const refusal = refuseOtherTerms({ ...listed, Price: 0, ExpiryDate: '2027-01-01', Installments: 3 });
  expect(refusal?.errors?.map(({ field }) => field)).toEqual(['Price', 'ExpiryDate', 'Installments']);
  expect(refuseOtherTerms({ ...listed, Price: 4900 })?.errors).toEqual([{ field: 'Price', key: 'terms-of-managers' }]);
  const hidden = { Method: 'Cash', VisibleInExport: false } as const;
  expect(refuseOtherTerms({ ...listed, Payment: hidden })?.errors).toMatchObject([{ field: 'Payment.VisibleInExport' }]);
});
