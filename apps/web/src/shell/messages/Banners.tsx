import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useCachedSince } from '../../platform/reach/cached-responses.ts';
import { useUnreachableSince } from '../../platform/reach/reach.ts';
import { useIsStoredHere } from '../../platform/reach/stored-here.ts';
import { useNewVersion } from '../../platform/version/version.ts';
import classes from './Banners.module.css';

export function Banners() {
  const t = useT();
  const formats = useFormats();
  const offlineSince = useOfflineSince();
  const storedSince = useCachedSince();
  const isStoredHere = useIsStoredHere();
  const { isNew, postpone } = useNewVersion(__BUILD_ID__);
  if (offlineSince === null && !isNew) return null;
  return (
    <div className={classes['banners']}>
      {offlineSince !== null && (
        <Banner tone="warn" icon={IconWifiOff}>
          {t(navigator.onLine ? 'shell.noAnswer' : 'shell.offline', { time: formats.time(offlineSince) })}
          {` ${t(isStoredHere ? 'shell.keptHere' : 'shell.changesWait')}`}
          {storedSince !== null && ` ${t('shell.keptSince', { time: formats.dateTime(storedSince) })}`}
        </Banner>
      )}
      {isNew && (
        <Banner
          tone="info"
          icon={IconRefresh}
          actions={[
            { label: t('shell.reloadNow'), onClick: () => window.location.reload() },
            { label: t('shell.inEightHours'), onClick: postpone },
          ]}
        >
          {t('shell.newVersion')}
        </Banner>
      )}
    </div>
  );
}

const SHOWN_AFTER_MS = 1000;

function useOfflineSince(): Date | null {
  const away = useUnreachableSince();
  const [shown, setShown] = useState<Date | null>(null);
  useEffect(() => {
    if (away === null) return;
    const timer = setTimeout(() => setShown(away), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [away]);
  return shown === away ? shown : null;
}
