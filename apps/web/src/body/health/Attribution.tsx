import { IconDeviceWatch } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './Health.module.css';

/** Garmin requires the name of the source beside all its data. */
export function Attribution({ source }: { source: string }) {
  return (
    <span className={classes['source']}>
      <IconDeviceWatch size={15} stroke={1.8} aria-hidden="true" />
      {source}
    </span>
  );
}

export function Attributions({ sources }: { sources: readonly string[] }) {
  const t = useT();
  return sources.length === 0 ? null : <Attribution source={t('health.includes', { sources: sources.join(', ') })} />;
}
