import type { DeskSale } from '@clubpulse/contract/billing/desk-sales/desk-sales';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import { plainAmount } from '../ledger/money-left.ts';

export function refuseVisitor({ UserId, Lines }: Pick<DeskSale, 'UserId' | 'Lines'>): Refusal | undefined {
  if (UserId !== null || Lines.every(({ Type }) => Type === 'Goods')) return undefined;
  return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'field-required' }] });
}

export const refuseOtherPrice = (name: string, Price: number, Currency: string): Refusal =>
  refuse('ArticlePriceChanged', { values: { name, amount: plainAmount(Price, Currency), Price, Currency } });

export function ofLine({ refused, values, errors }: Refusal, at: number): Refusal {
  const line = `Lines.${at}`;
  const fields = errors?.map((one) => ({ ...one, field: `${line}.${one.field.replace(/^Lines\.0\./, '')}` }));
  const whole = { field: line, key: `error.${refused}`, ...(values && { values }) };
  return refuse(refused, { ...(values && { values }), errors: fields ?? [whole] });
}
