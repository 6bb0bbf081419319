import { type TransactionMethod, transactionMethods } from '@clubpulse/contract/billing/transactions';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useT } from '../../platform/phrases.ts';
import { methods } from './methods.ts';

interface MethodSelectProps {
  value: TransactionMethod;
  error?: string | undefined;
  onChange: (method: TransactionMethod) => void;
}

export function MethodSelect({ value, error, onChange }: MethodSelectProps) {
  const t = useT();
  return (
    <ChoiceField
      label={t('billing.method')}
      allowDeselect={false}
      value={value}
      error={error}
      data={methods.map(({ method, label }) => ({ value: method, label: t(label) }))}
      onChange={(next) => {
        const chosen = transactionMethods.find((one) => one === next);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
