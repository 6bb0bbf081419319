import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useCall } from '../../platform/api.ts';
import { useClub, useRoles } from '../../platform/session.tsx';
import { useInBrand } from '../../platform/use-in-brand.ts';

const LicenseWarning = lazyComponent(() => import('../../clubs/licenses/LicenseWarning.tsx').then((it) => it.LicenseWarning));

const LicenseBand = lazyComponent(() => import('../../clubs/licenses/LicenseWarning.tsx').then((it) => it.LicenseBand));

const POLL_MS = 600_000;

/** Shows managers the state of the licence, as a `band` where there is no space beside the screen. */
export function LicenseStatus({ band = false }: { band?: boolean }) {
  const club = useClub();
  const inBrand = useInBrand();
  const manages = useRoles().some((role) => role === 'Owner' || role === 'Manager');
  const params = { id: club?.ClubId ?? 0 };
  const isShown = club !== null && !inBrand && manages;
  const licenses = useCall(
    getClubLicenses,
    { params },
    { enabled: isShown, pollEvery: POLL_MS, quiet: true, ignore: [403, 404] },
  );
  if (!isShown || !licenses.data?.Warnings.length) return null;
  return band ? <LicenseBand clubId={club.ClubId} /> : <LicenseWarning clubId={club.ClubId} />;
}
