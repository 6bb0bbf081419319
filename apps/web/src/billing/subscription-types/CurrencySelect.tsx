import { useMemo } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';

interface CurrencySelectProps {
  value: string;
  error?: string | undefined;
  onChange: (currency: string) => void;
}

/** Every currency the browser knows, by code and name. */
export function CurrencySelect({ value, error, onChange }: CurrencySelectProps) {
  const t = useT();
  const { locale } = useFormats();
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    const codes = new Set([value, ...Intl.supportedValuesOf('currency')]);
    return [...codes].toSorted().map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
  }, [locale, value]);
  return (
    <ChoiceField
      label={t('billing.currency')}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('billing.noCurrency')}
      value={value}
      error={error}
      data={currencies}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
