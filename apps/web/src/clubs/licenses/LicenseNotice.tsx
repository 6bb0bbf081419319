import { getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { IconLicense } from '@tabler/icons-react';
import { Banner } from '../../kit/states/Banner.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useRoles } from '../../platform/session.tsx';
import { warningText } from './warning-text.ts';

export function LicenseNotice({ clubId }: { clubId: number }) {
  const t = useT();
  const formats = useFormats();
  const manages = useRoles().some((role) => role === 'Owner' || role === 'Manager');
  const answer = useCall(getLicenseStop, { params: { id: clubId } }, { enabled: !manages, quiet: true, ignore: [403, 404] });
  const stop = answer.data?.Stop ?? null;
  if (stop === null) return null;
  return (
    <Banner tone="bad" icon={IconLicense}>
      {warningText(stop, t, formats)}. {t('clubs.lic.goesOn')}
    </Banner>
  );
}
