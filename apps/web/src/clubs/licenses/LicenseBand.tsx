import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Banner } from '../../kit/states/Banner.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './LicenseWarning.module.css';
import { useLicenseStop } from './use-license-stop.ts';

export function LicenseBand({ clubId }: { clubId: number }) {
  const t = useT();
  const navigate = useNavigate();
  const words = useLicenseStop(clubId);
  if (words === null) return null;
  return (
    <div className={classes['band']}>
      <Banner
        tone="bad"
        icon={IconAlertTriangle}
        actions={[{ label: t('clubs.licenses'), onClick: () => void navigate(pathTo('ClubLicenses')) }]}
      >
        {words}
      </Banner>
    </div>
  );
}
