import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useNewVersion } from '../../platform/version/version.ts';
import classes from './Banners.module.css';
import { useOfflineSince } from './use-offline-since.ts';

/** What concerns the whole app: a new version, a missing network. */
export function Banners() {
  const t = useT();
  const formats = useFormats();
  const offlineSince = useOfflineSince();
  const { isNew, postpone } = useNewVersion(__BUILD_ID__);
  if (offlineSince === null && !isNew) return null;
  return (
    <div className={classes['banners']}>
      {offlineSince !== null && (
        <Banner tone="warn" icon={IconWifiOff}>
          {t('shell.offline', { time: formats.time(offlineSince) })}
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
