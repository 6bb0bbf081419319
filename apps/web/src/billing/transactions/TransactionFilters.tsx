import { useState } from 'react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { FilterChoice } from '../../kit/list/FilterChoice.tsx';
import { useT } from '../../platform/phrases.ts';
import { methods } from '../parts/methods.ts';
import { daysOf, type Period, periodOf, periods, type TransactionFilter } from './filter.ts';

interface TransactionFiltersProps {
  filter: TransactionFilter;
  today: string;
  onChange: (changes: Partial<TransactionFilter>) => void;
}

const periodLabels = {
  thisMonth: 'billing.thisMonth',
  lastMonth: 'billing.lastMonth',
  last30: 'billing.last30',
  thisYear: 'billing.thisYear',
} as const satisfies Record<Period, string>;
const OWN = 'own';

export function TransactionFilters({ filter, today, onChange }: TransactionFiltersProps) {
  const t = useT();
  const [own, setOwn] = useState(false);
  const period = periodOf(filter, today);
  return (
    <>
      <ChoiceField
        label={t('billing.period')}
        allowDeselect={false}
        value={own || period === null ? OWN : period}
        data={[
          ...periods.map((one) => ({ value: one as string, label: t(periodLabels[one]) })),
          { value: OWN, label: t('billing.ownDays') },
        ]}
        onChange={(next) => {
          const chosen = periods.find((one) => one === next);
          setOwn(chosen === undefined);
          if (chosen !== undefined) onChange(daysOf(chosen, today));
        }}
      />
      {(own || period === null) && (
        <>
          <DateField
            near
            label={t('billing.from')}
            max={filter.to}
            value={filter.from}
            onChange={(from) => from !== null && from <= filter.to && onChange({ from })}
          />
          <DateField
            near
            label={t('billing.to')}
            min={filter.from}
            value={filter.to}
            onChange={(to) => to !== null && to >= filter.from && onChange({ to })}
          />
        </>
      )}
      <FilterChoice
        label={t('billing.method')}
        value={filter.method}
        options={methods.map(({ method, label }) => ({ value: method, label: t(label) }))}
        onChange={(method) => onChange({ method })}
      />
      <FilterChoice
        label={t('kit.type')}
        value={filter.type}
        options={[
          { value: 'Purchase', label: t('billing.purchases') },
          { value: 'Refund', label: t('billing.refunds') },
        ]}
        onChange={(type) => onChange({ type })}
      />
    </>
  );
}
