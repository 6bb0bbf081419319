import { expect, it } from 'vitest';
import { operatorLines } from './operator-lines.ts';

it('payments are added by operator and method, and those without an operator are last', () => {
  const cash = {
    OperatorEmail: 'sara@example.com',
    PaymentMode: 'Manual',
    Method: 'Cash',
    Type: 'Purchase',
    Amount: 300,
  } as const;
  const lines = operatorLines([
    { ...cash, OperatorEmail: null, PaymentMode: 'Online', Method: 'Credit' },
    { ...cash, Method: 'Debit' },
    cash,
    { ...cash, Type: 'Refund', Amount: 100 },
    { ...cash, OperatorEmail: 'nadia@example.com' },
  ]);
  expect(lines.map(({ Operator, Method, Sold, GivenBack }) => [Operator, Method, Sold, GivenBack])).toEqual([
    ['nadia@example.com', 'Cash', 300, 0],
    ['sara@example.com', 'Cash', 300, 100],
    ['sara@example.com', 'Debit', 300, 0],
    [null, 'Credit', 300, 0],
  ]);
});
