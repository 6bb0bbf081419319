import { addMonths } from '@clubpulse/rules/time/days';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useKeys } from '../../kit/use-keys.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Reports.module.css';

interface MonthStepsProps {
  month: string;
  isLast: boolean;
  onChange: (month: string) => void;
}

export function MonthSteps({ month, isLast, onChange }: MonthStepsProps) {
  const t = useT();
  const formats = useFormats();
  const earlier = () => onChange(addMonths(`${month}-01`, -1).slice(0, 7));
  const later = () => onChange(addMonths(`${month}-01`, 1).slice(0, 7));
  useKeys({ ArrowLeft: earlier, ArrowRight: isLast ? undefined : later });
  return (
    <span className={classes['month']}>
      <ActionIcon variant="default" aria-label={t('kit.previousMonth')} onClick={earlier}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <b>{formats.month(`${month}-01`)}</b>
      <ActionIcon variant="default" aria-label={t('kit.nextMonth')} disabled={isLast} onClick={later}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </span>
  );
}
