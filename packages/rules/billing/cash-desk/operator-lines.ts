import type { OperatorLine } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { type TransactionMethod, transactionMethods } from '@clubpulse/contract/billing/transactions';

interface Recorded extends Pick<OperatorLine, 'PaymentMode'> {
  readonly OperatorEmail: string | null;
  readonly Method: TransactionMethod;
  readonly Type: string;
  readonly Amount: number;
}

const byName = (one: OperatorLine, other: OperatorLine): number => {
  if (one.Operator === other.Operator) return transactionMethods.indexOf(one.Method) - transactionMethods.indexOf(other.Method);
  if (one.Operator === null || other.Operator === null) return one.Operator === null ? 1 : -1;
  return one.Operator < other.Operator ? -1 : 1;
};

export function operatorLines(recorded: readonly Recorded[]): OperatorLine[] {
  const lines = new Map<string, OperatorLine>();
  for (const { OperatorEmail: Operator, PaymentMode, Method, Type, Amount } of recorded) {
    const key = JSON.stringify([Operator, PaymentMode, Method]);
    const line = lines.get(key) ?? { Operator, PaymentMode, Method, Sold: 0, GivenBack: 0 };
    const field = Type === 'Refund' ? 'GivenBack' : 'Sold';
    lines.set(key, { ...line, [field]: line[field] + Amount });
  }
  return [...lines.values()].toSorted(byName);
}
