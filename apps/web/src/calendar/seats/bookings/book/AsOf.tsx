import { useSyncExternalStore } from 'react';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import classes from './AsOf.module.css';

const isOnline = () => navigator.onLine;
function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

interface AsOfProps {
  query: { dataUpdatedAt: number; errorUpdatedAt: number };
}

export function AsOf({ query: { dataUpdatedAt, errorUpdatedAt } }: AsOfProps) {
  const t = useT();
  const formats = useFormats();
  const online = useSyncExternalStore(subscribe, isOnline);
  if (dataUpdatedAt === 0 || (online && errorUpdatedAt <= dataUpdatedAt)) return null;
  return (
    <p role="status" className={classes['asOf']}>
      {t('booking.asOf', { time: formats.time(new Date(dataUpdatedAt)) })}
    </p>
  );
}
