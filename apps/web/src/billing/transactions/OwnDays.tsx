import { REPORT_MAX_DAYS } from '@clubpulse/contract/billing/transactions.calls';
import { useState } from 'react';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useT } from '../../platform/phrases.ts';
import { refuseDays, type TransactionFilter } from './filter.ts';
import classes from './TransactionFilters.module.css';

type Days = Pick<TransactionFilter, 'from' | 'to'>;
type Draft = { readonly [Field in keyof Days]: string | null };

interface OwnDaysProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** First and last day of a report. Two days that make none stay in the fields, and the list as it was, until they do. */
export function OwnDays({ days, onChange }: OwnDaysProps) {
  const t = useT();
  const [draft, setDraft] = useState<Draft | null>(null);
  const shown = draft ?? days;
  const refused = isWhole(shown) ? refuseDays(shown) : undefined;
  const change = (changes: Partial<Draft>) => {
    const next = { ...shown, ...changes };
    const isReport = isWhole(next) && refuseDays(next) === undefined;
    setDraft(isReport ? null : next);
    if (isReport) onChange(next);
  };
  const error = refused && (refused === 'long' ? t('error.ReportTooLong', { max: REPORT_MAX_DAYS }) : t('interval-order'));
  return (
    <div className={classes['days']}>
      <DateField near label={t('billing.from')} value={shown.from} onChange={(from) => change({ from })} />
      <DateField near label={t('billing.to')} value={shown.to} error={error} onChange={(to) => change({ to })} />
    </div>
  );
}

const isWhole = (draft: Draft): draft is Days => draft.from !== null && draft.to !== null;
