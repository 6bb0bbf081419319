import type { Resource } from '@clubpulse/contract/clubs/licenses/licenses';
import { getClubLicenses, getLicenseStop } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { isUnlimited } from '@clubpulse/rules/clubs/licenses/licenses';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useRoles } from '../../platform/session.tsx';
import { warningText } from './warning-text.ts';

/** Null when the club can add more. Users without access to licences learn only of a missing licence. */
export function useLicenseStop(clubId: number, adding?: Resource | 'Any'): string | null {
  const t = useT();
  const formats = useFormats();
  const manages = useRoles().some((role) => role === 'Owner' || role === 'Manager');
  const licenses = useCall(getClubLicenses, { params: { id: clubId } }, { enabled: manages, quiet: true, ignore: [403, 404] });
  const asks = !manages && adding !== undefined;
  const ofAll = useCall(getLicenseStop, { params: { id: clubId } }, { enabled: asks, quiet: true, ignore: [403, 404] });
  const stop =
    ofAll.data?.Stop ??
    licenses.data?.Warnings.find(
      (warning) =>
        warning.Kind === 'Missing' || warning.Kind === 'Ended' || (warning.Kind === 'Full' && warning.Resource === adding),
    );
  return stop === undefined ? null : warningText(stop, t, formats);
}

export function useLicenseRoom(clubId: number, resource: Resource | undefined): number | null {
  const manages = useRoles().some((role) => role === 'Owner' || role === 'Manager');
  const licenses = useCall(getClubLicenses, { params: { id: clubId } }, { enabled: manages, quiet: true, ignore: [403, 404] });
  const usage = licenses.data?.Usage.find(({ Resource }) => Resource === resource);
  return usage === undefined || usage.Used === null || isUnlimited(usage.Limit) ? null : Math.max(0, usage.Limit - usage.Used);
}
