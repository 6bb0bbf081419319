import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { IconAlertTriangle, IconLicense } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './LicenseWarning.module.css';
import { useLicenseStop } from './use-license-stop.ts';
import { warningText, warningTone } from './warning-text.ts';

const POLL_MS = 600_000;

export function LicenseWarning({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const licenses = useCall(getClubLicenses, { params: { id: clubId } }, { pollEvery: POLL_MS, quiet: true, ignore: [403, 404] });
  const worst = licenses.data?.Warnings[0];
  if (worst === undefined) return null;
  const tone = warningTone(worst);
  const words = warningText(worst, t, formats);
  const Icon = tone === 'bad' ? IconAlertTriangle : IconLicense;
  return (
    <Link to={pathTo('ClubLicenses')} className={classes['warning']} data-tone={tone} title={words}>
      <Icon size={17} stroke={1.8} aria-hidden="true" />
      <span>{words}</span>
    </Link>
  );
}

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
