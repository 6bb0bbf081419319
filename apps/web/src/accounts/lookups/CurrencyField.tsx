import { listCurrencies } from '@clubpulse/contract/accounts/lookups.calls';
import type { ReactNode } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useCall } from '../../platform/api.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';

interface CurrencyFieldProps {
  label: string;
  description?: ReactNode;
  /** ISO 4217 code; empty when none is chosen. */
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (currency: string) => void;
}

export function CurrencyField({ value, onChange, ...field }: CurrencyFieldProps) {
  const t = useT();
  const query = { language: useLanguage() };
  const { data = [] } = useCall(listCurrencies, { query }, { staleTime: Number.POSITIVE_INFINITY, quiet: true });
  const named = new Map(data.map(({ Code, Name }) => [Code, `${Code} · ${Name}`]));
  if (value !== '' && !named.has(value)) named.set(value, value);
  return (
    <ChoiceField
      {...field}
      withAsterisk
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('kit.nothingFound')}
      value={value}
      data={[...named.keys()].toSorted().map((code) => ({ value: code, label: named.get(code) ?? code }))}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
