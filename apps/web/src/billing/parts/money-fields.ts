import type { ApiError } from '../../platform/api.ts';
import type { Formats } from '../../platform/formats.ts';
import { refusedFields } from '../../platform/forms.ts';

export const moneyFields =
  (formats: Formats) =>
  ({ fieldErrors }: Pick<ApiError, 'fieldErrors'>): Record<string, string> =>
    refusedFields({
      fieldErrors: fieldErrors.map((one) => {
        const { AmountLeft, Currency } = one.values ?? {};
        if (typeof AmountLeft !== 'number' || typeof Currency !== 'string') return one;
        return { ...one, values: { ...one.values, amount: formats.money(AmountLeft, Currency) } };
      }),
    });
