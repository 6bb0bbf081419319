import { type ComparedPeriod, comparedPeriods } from '@clubpulse/contract/office/club-overview';
import { type DirectedOrder, orderNamed } from './club-order.ts';

/** How the clubs are looked at, in the address: `#/Brand?sort=-Unpaid&period=lastMonth`. */
export interface BrandView {
  readonly sort: DirectedOrder;
  readonly period: ComparedPeriod;
}
const USUAL: ComparedPeriod = 'last30';

export const inAddress = {
  read: (params: URLSearchParams): BrandView => ({
    sort: orderNamed(params.get('sort')),
    period: comparedPeriods.find((one) => one === params.get('period')) ?? USUAL,
  }),
  write: ({ sort, period }: BrandView): URLSearchParams =>
    new URLSearchParams({ ...(sort === 'Why' ? {} : { sort }), ...(period === USUAL ? {} : { period }) }),
};
