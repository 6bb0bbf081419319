import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import styles from './ClassGrid.module.css';

interface DayHeadProps {
  date: Date;
  today: boolean;
  full: number | undefined;
  inMonth?: boolean;
  other?: boolean;
}

export function DayHead({ date, today, full, inMonth = false, other = false }: DayHeadProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={styles['head']} data-today={today} data-month={inMonth} data-other={other}>
      {!inMonth && formats.weekday(date, 'short')} <b>{Number(formats.dayOf(date).slice(8))}</b>{' '}
      {full !== undefined && (
        <span className={styles['full']} title={t('calendar.seatsBooked')}>
          {t('calendar.percentFull', { percent: formats.percent(full) })}
        </span>
      )}
    </span>
  );
}
