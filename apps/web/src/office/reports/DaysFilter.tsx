import { OCCUPANCY_MAX_DAYS } from '@clubpulse/contract/office/reports/occupancy';
import type { Day, Days } from '@clubpulse/rules/time/days';
import { IconCalendar } from '@tabler/icons-react';
import { OwnDays } from '../../community/rankings/public.ts';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { type OccupancyAddress, weekChoices } from './occupancy-address.ts';
import classes from './Reports.module.css';

const OWN = 'own';
type Chosen = Pick<OccupancyAddress, 'weeks' | 'own'>;

interface DaysFilterProps {
  filter: Chosen;
  days: Days;
  today: Day;
  onChange: (changed: Partial<Chosen>) => void;
}

export function DaysFilter({ filter, days, today, onChange }: DaysFilterProps) {
  const t = useT();
  const formats = useFormats();
  const choose = (value: string | null) =>
    onChange(value === OWN ? { own: days } : { own: null, weeks: weekChoices.find((weeks) => String(weeks) === value) ?? null });
  return (
    <search className={classes['filters']}>
      <FilterChip
        icon={IconCalendar}
        label={t('kit.period')}
        value={filter.own === null ? String(filter.weeks ?? weekChoices[0]) : OWN}
        options={[
          ...weekChoices.map((count) => ({
            value: String(count),
            label: t('reports.weeks', { count, number: formats.number(count) }),
          })),
          { value: OWN, label: t('dashboard.own') },
        ]}
        onChange={choose}
      />
      {filter.own !== null && (
        <OwnDays days={filter.own} latest={today} most={OCCUPANCY_MAX_DAYS} onChange={(own) => onChange({ own })} />
      )}
    </search>
  );
}
