import { later } from '../../kit/later.tsx';
import { useClub, useRoles } from '../../platform/session.tsx';

const LicenseWarning = later(() => import('../../clubs/licenses/LicenseWarning.tsx').then((it) => it.LicenseWarning));

/** The licence warning of the selected club, for who manages it (spec 1 section 2). */
export function LicenseStatus() {
  const club = useClub();
  const manages = useRoles().some((role) => role === 'Owner' || role === 'Manager');
  return club !== null && manages ? <LicenseWarning clubId={club.ClubId} /> : null;
}
