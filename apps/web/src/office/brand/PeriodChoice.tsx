import { type ComparedPeriod, comparedPeriods } from '@clubpulse/contract/office/club-overview';
import { IconCalendarEvent } from '@tabler/icons-react';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { useT } from '../../platform/phrases.ts';

interface PeriodChoiceProps {
  period: ComparedPeriod;
  onChange: (period: ComparedPeriod) => void;
}

/** What the figures of the clubs are over. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const t = useT();
  return (
    <FilterChip
      icon={IconCalendarEvent}
      label={t('clubs.period')}
      value={period}
      options={comparedPeriods.map((value) => ({ value, label: t(`clubs.period-${value}`) }))}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}
