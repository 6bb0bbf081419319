import { transactionMethods } from '@clubpulse/contract/billing/transactions';
import { Button, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { DateField } from '../../kit/fields/DateField.tsx';
import { FilterRow } from '../../kit/list/FilterRow.tsx';
import { useT } from '../../platform/phrases.ts';
import { methods } from '../parts/methods.ts';
import { daysOf, type Period, periodOf, periods, type TransactionFilter } from './filter.ts';

interface TransactionFiltersProps {
  filter: TransactionFilter;
  today: string;
  /** The member the list is narrowed to. */
  memberName: string | null;
  onChange: (changes: Partial<TransactionFilter>) => void;
}

const periodLabels = {
  thisMonth: 'billing.thisMonth',
  lastMonth: 'billing.lastMonth',
  last30: 'billing.last30',
  thisYear: 'billing.thisYear',
} as const satisfies Record<Period, string>;
const OWN = 'own';

export function TransactionFilters({ filter, today, memberName, onChange }: TransactionFiltersProps) {
  const t = useT();
  const [own, setOwn] = useState(false);
  const period = periodOf(filter, today);
  const narrowed = filter.method !== null || filter.type !== null || filter.user !== null;
  return (
    <FilterRow label={t('kit.filters')}>
      <Select
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
      <Select
        label={t('billing.method')}
        placeholder={t('kit.all')}
        clearable
        value={filter.method}
        data={methods.map(({ method, label }) => ({ value: method, label: t(label) }))}
        onChange={(next) => onChange({ method: transactionMethods.find((one) => one === next) ?? null })}
      />
      <Select
        label={t('kit.type')}
        placeholder={t('kit.all')}
        clearable
        value={filter.type}
        data={[
          { value: 'Purchase', label: t('billing.purchases') },
          { value: 'Refund', label: t('billing.refunds') },
        ]}
        onChange={(next) => onChange({ type: next === 'Purchase' || next === 'Refund' ? next : null })}
      />
      {narrowed && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={17} stroke={1.8} />}
          onClick={() => onChange({ method: null, type: null, user: null })}
        >
          {memberName === null ? t('kit.clearFilters') : t('billing.clearFiltersOf', { name: memberName })}
        </Button>
      )}
    </FilterRow>
  );
}
