import { addDays } from '@clubpulse/rules/time/days';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { daysText } from '../../../parts/range-text.ts';
import classes from './WeekChoice.module.css';

interface WeekChoiceProps {
  week: { readonly first: string; readonly last: string };
  another: boolean;
  onChange: (day: string | null) => void;
}

export function WeekChoice({ week, another, onChange }: WeekChoiceProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={classes['week']}>
      <ActionIcon variant="default" aria-label={t('kit.previousWeek')} onClick={() => onChange(addDays(week.first, -7))}>
        <IconChevronLeft size={18} stroke={1.8} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('kit.nextWeek')} onClick={() => onChange(addDays(week.first, 7))}>
        <IconChevronRight size={18} stroke={1.8} />
      </ActionIcon>
      <b>{daysText(week, formats)}</b>
      {another && (
        <Button variant="default" onClick={() => onChange(null)}>
          {t('kit.thisWeek')}
        </Button>
      )}
    </div>
  );
}
