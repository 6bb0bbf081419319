import type { PaymentSettings } from '@clubpulse/contract/billing/payment-accounts';
import { Switch } from '@mantine/core';
import type { PhraseKey } from '../../platform/phrases.ts';
import { useT } from '../../platform/phrases.ts';

type Name = keyof PaymentSettings;

export const switchNames: Readonly<Record<Name, PhraseKey>> = {
  EnableOnlinePayments: 'billing.enableOnline',
  EnableStore: 'billing.store',
};
const switches = [
  ['EnableOnlinePayments', 'billing.enableOnlineHint'],
  ['EnableStore', 'billing.enableStoreHint'],
] as const satisfies readonly (readonly [Name, PhraseKey])[];

interface PaymentSwitchesProps {
  values: PaymentSettings;
  disabled?: boolean;
  classNames?: Record<string, string | undefined>;
  onChange: (changes: Partial<PaymentSettings>) => void;
}

export function PaymentSwitches({ values, disabled = false, classNames = {}, onChange }: PaymentSwitchesProps) {
  const t = useT();
  return switches.map(([name, hint]) => (
    <Switch
      key={name}
      label={t(switchNames[name])}
      description={t(hint)}
      disabled={disabled}
      checked={values[name]}
      classNames={classNames}
      onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
    />
  ));
}
