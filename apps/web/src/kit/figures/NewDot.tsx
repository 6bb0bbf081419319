import { useT } from '../../platform/phrases.ts';
import classes from './NewDot.module.css';

/** The dot fades in three steps, one per `period`. */
export function NewDot({ period }: { period: number }) {
  const t = useT();
  if (period === 0) return null;
  return (
    <span
      className={classes['dot']}
      data-period={period}
      role="img"
      aria-label={t('participants.isNew')}
      title={t('participants.isNew')}
    />
  );
}
