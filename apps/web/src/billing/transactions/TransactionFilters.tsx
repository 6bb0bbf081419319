import { REPORT_MAX_DAYS } from '@clubpulse/contract/billing/transactions.calls';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { DateField } from '../../kit/fields/DateField.tsx';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { SetFilter } from '../../kit/filters/SetFilter.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { methods } from '../parts/methods.ts';
import { daysOf, noFilter, type Period, periodOf, periods, refuseDays, setCount, type TransactionFilter } from './filter.ts';
import classes from './TransactionFilters.module.css';

interface TransactionFiltersProps {
  filter: TransactionFilter;
  memberName: string | null;
  today: string;
  onChange: (changes: Partial<TransactionFilter>) => void;
}

const periodLabels = {
  thisMonth: 'billing.thisMonth',
  lastMonth: 'billing.lastMonth',
  last30: 'billing.last30',
  thisQuarter: 'billing.thisQuarter',
  lastQuarter: 'billing.lastQuarter',
} as const satisfies Record<Period, string>;
const OWN = 'own';

function daysWords({ from, to }: Pick<TransactionFilter, 'from' | 'to'>, today: string, { date, dayMonth }: Formats): string {
  const say = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4)) ? dayMonth : date;
  return `${say(from)} – ${say(to)}`;
}

export function TransactionFilters({ filter, memberName, today, onChange }: TransactionFiltersProps) {
  const t = useT();
  const formats = useFormats();
  const [own, setOwn] = useState(false);
  const period = periodOf(filter, today);
  const ownDays = own || period === null;
  return (
    <>
      <FilterBar set={setCount(filter)} onClear={() => onChange(noFilter)}>
        <FilterChip
          icon={IconCalendar}
          label={t('kit.period')}
          value={ownDays ? OWN : period}
          shown={ownDays ? daysWords(filter, today, formats) : undefined}
          options={[
            ...periods.map((one) => ({ value: one, label: t(periodLabels[one]) })),
            { value: OWN, label: t('billing.ownDays') },
          ]}
          onChange={(next) => {
            const chosen = periods.find((one) => one === next);
            setOwn(chosen === undefined);
            if (chosen !== undefined) onChange(daysOf(chosen, today));
          }}
        />
        <FilterChip
          label={t('billing.method')}
          all={t('kit.all')}
          value={filter.method}
          options={methods.map(({ method, label }) => ({ value: method, label: t(label) }))}
          onChange={(method) => onChange({ method })}
        />
        <FilterChip
          label={t('kit.type')}
          all={t('kit.all')}
          value={filter.type}
          options={[
            { value: 'Purchase', label: t('billing.purchases') },
            { value: 'Refund', label: t('billing.refunds') },
            { value: 'Deleted', label: t('billing.deletedOnes') },
          ]}
          onChange={(type) => onChange({ type })}
        />
        {filter.user !== null && (
          <SetFilter label={t('kit.member')} value={memberName ?? '…'} onClear={() => onChange({ user: null })} />
        )}
      </FilterBar>
      {ownDays && <OwnDays days={filter} onChange={onChange} />}
    </>
  );
}

type Days = Pick<TransactionFilter, 'from' | 'to'>;
type Draft = { readonly [Field in keyof Days]: string | null };

interface OwnDaysProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** An invalid range leaves the list unchanged. */
function OwnDays({ days, onChange }: OwnDaysProps) {
  const t = useT();
  const [draft, setDraft] = useState<Draft | null>(null);
  const shown = draft ?? days;
  const refused = isComplete(shown) ? refuseDays(shown) : undefined;
  const change = (changes: Partial<Draft>) => {
    const next = { ...shown, ...changes };
    const isReport = isComplete(next) && refuseDays(next) === undefined;
    setDraft(isReport ? null : next);
    if (isReport) onChange(next);
  };
  const error = refused && (refused === 'long' ? t('error.ReportTooLong', { max: REPORT_MAX_DAYS }) : t('interval-order'));
  return (
    <div className={classes['days']}>
      <DateField near onBroken={null} label={t('kit.from')} value={shown.from} onChange={(from) => change({ from })} />
      <DateField near onBroken={null} label={t('kit.to')} value={shown.to} error={error} onChange={(to) => change({ to })} />
    </div>
  );
}

const isComplete = (draft: Draft): draft is Days => draft.from !== null && draft.to !== null;
