import { listBrandClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { listBrandLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import type { ComparedPeriod } from '@clubpulse/contract/office/club-overview';
import { listClubComparison } from '@clubpulse/contract/office/club-overview.calls';
import { useCall } from '../../platform/api.ts';
import type { BrandClub, Compared } from './order/worst-first.ts';

const POLL_MS = 60_000;

export function useCompared(brandId: number, period: ComparedPeriod) {
  const params = { id: brandId };
  const clubs = useCall(listBrandClubs, { params }, { pollEvery: POLL_MS });
  const licenses = useCall(listBrandLicenses, { params }, { quiet: true });
  const figures = useCall(listClubComparison, { params, query: { Period: period } }, { quiet: true });
  const compared = (club: BrandClub): Compared => ({
    club,
    license: licenses.data?.find(({ ClubId }) => ClubId === club.ClubId),
    figures: figures.data?.find(({ ClubId }) => ClubId === club.ClubId),
  });
  return {
    clubs,
    found: clubs.data?.map(compared),
    isComplete: clubs.data !== undefined && licenses.data !== undefined && figures.data !== undefined,
  };
}
