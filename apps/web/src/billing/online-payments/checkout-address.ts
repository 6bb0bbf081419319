import { pathTo } from '../../platform/routes.ts';

type CheckoutKind = 'subscription' | 'plan' | 'credits' | 'debt';

/** The path contains the club and what is bought, such as `/Checkout/1-plan-5`. */
export const pathToCheckout = (clubId: number, kind: CheckoutKind, id: number): string =>
  pathTo('Checkout', `${clubId}-${kind}-${id}`);

export const clubOfCheckout = (address: string): number => Number(address.split('-')[0]);
