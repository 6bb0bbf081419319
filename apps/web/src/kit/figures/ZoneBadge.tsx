import { useT } from '../../platform/phrases.ts';
import classes from './zones.module.css';

/** `Z4` on the zone's fill; of power `P4`. */
export function ZoneBadge({ zone, ofPower = false }: { zone: number; ofPower?: boolean }) {
  const t = useT();
  return (
    <span className={`${classes['zone']} ${classes['badge']}`} data-zone={zone}>
      {t(ofPower ? 'zone.ofPower' : 'zone.short', { zone })}
    </span>
  );
}
