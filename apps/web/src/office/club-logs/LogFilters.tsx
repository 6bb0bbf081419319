import { type LogPerson, logKinds } from '@clubpulse/contract/office/club-logs/club-logs';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconCalendar } from '@tabler/icons-react';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { useT } from '../../platform/phrases.ts';
import { kindLabels } from './kind-labels.ts';
import { completeLog, type LogFilter, logPeriods } from './log-filter.ts';

interface LogFiltersProps {
  filter: LogFilter;
  authors: readonly LogPerson[];
  onChange: (changes: Partial<LogFilter>) => void;
}

export function LogFilters({ filter, authors, onChange }: LogFiltersProps) {
  const t = useT();
  const set = [filter.kind, filter.by, filter.days === completeLog.days ? null : filter.days].filter(
    (one) => one !== null,
  ).length;
  return (
    <FilterBar set={set} onClear={() => onChange(completeLog)}>
      <FilterChip
        icon={IconCalendar}
        label={t('kit.period')}
        value={String(filter.days)}
        options={logPeriods.map((days) => ({ value: String(days), label: t('clubLogs.days', { count: days }) }))}
        onChange={(value) => onChange({ days: logPeriods.find((days) => String(days) === value) ?? completeLog.days })}
      />
      <FilterChip
        label={t('clubLogs.what')}
        all={t('kit.all')}
        value={filter.kind}
        options={logKinds.map((kind) => ({ value: kind, label: t(kindLabels[kind]) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterChip
        label={t('messages.who')}
        all={t('kit.all')}
        value={filter.by === null ? null : String(filter.by)}
        options={authors.map((person) => ({ value: String(person.UserId), label: fullName(person) || person.Nickname }))}
        onChange={(value) => onChange({ by: value === null ? null : Number(value) })}
      />
    </FilterBar>
  );
}
