import { expect, it } from 'vitest';
import { refuseOtherTerms } from './listed-terms.ts';

const listed = { Price: null, ExpiryDate: null, Installments: null };

it('a sale at the front desk is refused with each field that differs from the terms of the product', () => {
  expect(refuseOtherTerms(listed)).toBeUndefined();
  const refusal = refuseOtherTerms({ Price: 0, ExpiryDate: '2027-01-01', Installments: 3 });
  expect(refusal?.errors?.map(({ field }) => field)).toEqual(['Price', 'ExpiryDate', 'Installments']);
  expect(refuseOtherTerms({ ...listed, Price: 4900 })?.errors).toEqual([{ field: 'Price', key: 'terms-of-managers' }]);
});
