import type { Days } from '@clubpulse/rules/time/days';
import { useState } from 'react';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from './ClassCalendar.module.css';

interface BetweenDaysProps {
  days: Days;
  onChange: (days: Days) => void;
}

export function BetweenDays({ days, onChange }: BetweenDaysProps) {
  const t = useT();
  const [from, setFrom] = useState<string | null>(days.first);
  const [to, setTo] = useState<string | null>(days.last);
  const [shown, setShown] = useState(days);
  if (shown.first !== days.first || shown.last !== days.last) {
    setShown(days);
    setFrom(days.first);
    setTo(days.last);
  }
  const choose = (first: string | null, last: string | null) => {
    setFrom(first);
    setTo(last);
    if (first !== null && last !== null && first <= last) onChange({ first, last });
  };
  const isTurned = from !== null && to !== null && from > to;
  return (
    <div className={classes['between']}>
      <DateField label={t('kit.firstDay')} near required value={from} onChange={(day) => choose(day, to)} />
      <DateField
        label={t('kit.lastDay')}
        near
        required
        value={to}
        error={isTurned ? t('interval-order') : undefined}
        onChange={(day) => choose(from, day)}
      />
    </div>
  );
}
