import { IconDeviceWatch } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import classes from './Health.module.css';

/** Where data come from, in the provider's and the device's own names: wherever data stand (reference 12.2). */
export function Attribution({ source }: { source: string }) {
  return (
    <span className={classes['source']}>
      <IconDeviceWatch size={15} stroke={1.8} aria-hidden="true" />
      {source}
    </span>
  );
}

/** The same of what was worked out of data of several days or people. */
export function Attributions({ sources }: { sources: readonly string[] }) {
  const t = useT();
  return sources.length === 0 ? null : <Attribution source={t('health.includes', { sources: sources.join(', ') })} />;
}
