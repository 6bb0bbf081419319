import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './zones.module.css';

/** A part of at least this percentage has room for its number. */
const LABEL_FROM = 10;

export function ZoneBar({ seconds, size = 'normal' }: { seconds: readonly number[]; size?: 'thin' | 'normal' | 'tall' }) {
  const t = useT();
  const formats = useFormats();
  const shares = formats.shares(seconds);
  const shown = shares.map((share, zone) => ({ share, zone })).filter(({ zone }) => (seconds[zone] ?? 0) > 0);
  const words = shown.map(({ share, zone }) => t('zone.share', { zone, percent: formats.percent(share) })).join(', ');
  return (
    <div
      className={classes['bar']}
      data-size={size}
      data-empty={shown.length === 0}
      role="img"
      aria-label={words || t('zone.noTime')}
    >
      {shown.map(({ share, zone }) => (
        <i key={zone} className={classes['zone']} data-zone={zone} style={{ flex: `${Math.max(share, 0.5)} 1 0` }}>
          {size === 'tall' && share >= LABEL_FROM ? formats.percent(share) : null}
        </i>
      ))}
    </div>
  );
}
