import type { Article, ArticleSale } from '@clubpulse/contract/billing/goods/goods';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { MONEY_MAX } from '@clubpulse/contract/scalars';
import { plainAmount } from '../ledger/money-left.ts';

export interface Sold {
  /** In minor units. */
  readonly Amount: number;
  readonly Description: string;
}

/**
 * Returns the payment of a sale. Refuses an article that is not on sale or has a price in an earlier currency of the club, another
 * price than the one shown, and too high an amount.
 */
export function saleOf(
  { Name, Price, Currency, IsOnSale }: Pick<Article, 'Name' | 'Price' | 'Currency' | 'IsOnSale'>,
  { Quantity, Price: shown }: Pick<ArticleSale, 'Quantity' | 'Price'>,
  clubCurrency: string,
): Sold | Refusal {
  if (!IsOnSale || Currency !== clubCurrency) return refuse('ArticleNotOnSale');
  if (shown !== Price)
    return refuse('ArticlePriceChanged', { values: { amount: plainAmount(Price, Currency), Price, Currency } });
  const Amount = Price * Quantity;
  if (Amount > MONEY_MAX) return refuse('ValidationFailed', { errors: [{ field: 'Quantity', key: 'amount-too-high' }] });
  return { Amount, Description: `${Quantity} × ${Name}` };
}
