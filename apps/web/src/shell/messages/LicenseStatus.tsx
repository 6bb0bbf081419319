import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useClub, useRoles } from '../../platform/session.tsx';
import { useInBrand } from '../../platform/use-in-brand.ts';

const LicenseWarning = lazyComponent(() => import('../../clubs/licenses/LicenseWarning.tsx').then((it) => it.LicenseWarning));

const LicenseBand = lazyComponent(() => import('../../clubs/licenses/LicenseWarning.tsx').then((it) => it.LicenseBand));

/** Shows managers the state of the licence, as a `band` where there is no space beside the screen. */
export function LicenseStatus({ band = false }: { band?: boolean }) {
  const club = useClub();
  const inBrand = useInBrand();
  const manages = useRoles().some((role) => role === 'Owner' || role === 'Manager');
  if (club === null || inBrand || !manages) return null;
  return band ? <LicenseBand clubId={club.ClubId} /> : <LicenseWarning clubId={club.ClubId} />;
}
