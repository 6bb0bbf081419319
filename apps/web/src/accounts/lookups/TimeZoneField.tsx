import { listTimeZones } from '@clubpulse/contract/accounts/lookups.calls';
import { zoneName } from '@clubpulse/rules/accounts/lookups/zone-name';
import { useState } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';

interface TimeZoneFieldProps {
  label: string;
  /** IANA name. */
  value: string;
  error?: string | undefined;
  onChange: (zone: string) => void;
}

export function TimeZoneField({ label, value, error, onChange }: TimeZoneFieldProps) {
  const t = useT();
  const { locale } = useFormats();
  const [now] = useState(() => new Date());
  const query = { language: useLanguage() };
  const { data = [] } = useCall(listTimeZones, { query }, { staleTime: Number.POSITIVE_INFINITY, quiet: true });
  const zones = data.map(({ Code, Name }) => ({ value: Code, label: Name }));
  // An unknown value is added, because the list may still be loading or spell the time zone differently.
  const isKnown = data.some(({ Code }) => Code === value);
  return (
    <ChoiceField
      label={label}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('kit.nothingFound')}
      value={value}
      error={error}
      data={isKnown ? zones : [{ value, label: zoneName(value, now, locale) }, ...zones]}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  );
}
