import { useT } from '../../platform/phrases.ts';
import classes from './zones.module.css';

/** `Z4` on the zone's fill. */
export function ZoneBadge({ zone }: { zone: number }) {
  const t = useT();
  return (
    <span className={`${classes['zone']} ${classes['badge']}`} data-zone={zone}>
      {t('zone.short', { zone })}
    </span>
  );
}
