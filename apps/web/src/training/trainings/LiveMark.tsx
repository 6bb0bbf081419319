import { useT } from '../../platform/phrases.ts';
import classes from './LiveMark.module.css';

export function LiveMark() {
  const t = useT();
  return <span className={classes['live']}>{t('live.title')}</span>;
}
