import { useT } from '../../platform/phrases.ts';
import classes from './Signal.module.css';

/** dBm from which a bar is full: at arm's length, in the room, at its far end. */
const STEPS = [-90, -75, -60] as const;

/** Strength of a strap's signal as three rising bars; dBm for readers and on hover. */
export function Signal({ rssi }: { rssi: number | null }) {
  const t = useT();
  const words = rssi === null ? t('devices.strengthUnknown') : t('devices.strength', { dbm: rssi });
  return (
    <span className={classes['signal']} role="img" aria-label={words} title={words}>
      {STEPS.map((step) => (
        <i key={step} data-on={rssi !== null && rssi >= step} />
      ))}
    </span>
  );
}
