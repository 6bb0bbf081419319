import type { Club } from '@clubpulse/contract/clubs/clubs';
import { listBrandClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { useCall } from '../../platform/api.ts';
import { useClub } from '../../platform/session.tsx';

interface Whose {
  readonly ClubId: number | null;
  readonly BrandId: number | null;
}

export function useChallengeClub({ ClubId, BrandId }: Whose): {
  readonly clubId: number | undefined;
  readonly clubs: readonly Club[];
} {
  const selected = useClub();
  const ofBrand = useCall(listBrandClubs, { params: { id: BrandId ?? 0 } }, { enabled: BrandId !== null, quiet: true });
  if (ClubId !== null || BrandId === null) return { clubId: ClubId ?? undefined, clubs: [] };
  const clubs = ofBrand.data ?? [];
  const first = clubs.find((club) => club.ClubId === selected?.ClubId) ?? clubs[0];
  return { clubId: first?.ClubId, clubs };
}
