import { useT } from '../../platform/phrases.ts';
import classes from './zones.module.css';

export function ZoneBadge({ zone, ofPower = false }: { zone: number; ofPower?: boolean }) {
  const t = useT();
  return (
    <span className={`${classes['zone']} ${classes['badge']}`} data-zone={zone}>
      {t(ofPower ? 'zone.ofPower' : 'zone.short', { zone })}
    </span>
  );
}
