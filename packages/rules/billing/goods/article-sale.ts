import type { Article, ArticleLine } from '@clubpulse/contract/billing/goods/goods';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { MONEY_MAX } from '@clubpulse/contract/scalars';
import { plainAmount } from '../ledger/money-left.ts';

export interface Sold {
  readonly Amount: number;
  readonly Description: string;
}

type OnSale = Pick<Article, 'Name' | 'Price' | 'Currency' | 'IsOnSale'>;
type Wanted = Pick<ArticleLine, 'Quantity' | 'Price'>;

function lineOf({ Name, Price, Currency, IsOnSale }: OnSale, wanted: Wanted, clubCurrency: string): Sold | Refusal {
  if (!IsOnSale || Currency !== clubCurrency) return refuse('ArticleNotOnSale', { values: { name: Name } });
  if (wanted.Price !== Price)
    return refuse('ArticlePriceChanged', { values: { name: Name, amount: plainAmount(Price, Currency), Price, Currency } });
  return { Amount: Price * wanted.Quantity, Description: `${wanted.Quantity} × ${Name}` };
}

export interface Sale extends Sold {
  readonly lines: readonly Sold[];
}

export function saleOf(wanted: readonly { readonly article: OnSale; readonly line: Wanted }[], currency: string): Sale | Refusal {
  const lines: Sold[] = [];
  for (const { article, line } of wanted) {
    const sold = lineOf(article, line, currency);
    if (isRefusal(sold)) return sold;
    lines.push(sold);
  }
  const Amount = lines.reduce((sum, line) => sum + line.Amount, 0);
  if (Amount > MONEY_MAX) return refuse('ValidationFailed', { errors: [{ field: 'Lines', key: 'amount-too-high' }] });
  return { lines, Amount, Description: lines.map(({ Description }) => Description).join(', ') };
}
