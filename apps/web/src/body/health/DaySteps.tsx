import { addDays } from '@clubpulse/rules/time/days';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './Health.module.css';

interface DayStepsProps {
  day: string;
  last: string;
  words: string;
  onChange: (day: string) => void;
}

export function DaySteps({ day, last, words, onChange }: DayStepsProps) {
  const t = useT();
  return (
    <div className={classes['steps']}>
      <ActionIcon
        variant="default"
        className={classes['step']}
        aria-label={t('health.dayBefore')}
        onClick={() => onChange(addDays(day, -1))}
      >
        <IconChevronLeft size={18} stroke={1.8} />
      </ActionIcon>
      <span aria-live="polite">{words}</span>
      <ActionIcon
        variant="default"
        className={classes['step']}
        aria-label={t('health.dayAfter')}
        disabled={day >= last}
        onClick={() => onChange(addDays(day, 1))}
      >
        <IconChevronRight size={18} stroke={1.8} />
      </ActionIcon>
    </div>
  );
}
