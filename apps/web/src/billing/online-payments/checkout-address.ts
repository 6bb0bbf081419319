import { pathTo } from '../../platform/routes.ts';

type CheckoutKind = 'subscription' | 'plan' | 'credits' | 'debt';

/** Such as `/Checkout/1-plan-5`: the club, and what is bought. */
export const pathToCheckout = (clubId: number, kind: CheckoutKind, id: number): string =>
  pathTo('Checkout', `${clubId}-${kind}-${id}`);

export const clubOfCheckout = (address: string): number => Number(address.split('-')[0]);
