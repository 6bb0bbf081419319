import { IconDeviceWatch } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './Health.module.css';

/** Source of the data with the names of provider and device: required beside all of it (reference 12.2). */
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
