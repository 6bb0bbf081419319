import type { ResultOf } from '@clubpulse/contract/call';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, callKey, useCall } from '../../platform/api.ts';
import { useClubs, useSelf } from '../../platform/session.tsx';

interface OwnClubs {
  readonly clubs: readonly Club[];
  readonly isComplete: boolean;
}

const plainClubs = (answers: readonly { data?: ResultOf<typeof listBrandClubs> | undefined }[]): OwnClubs => ({
  clubs: answers.flatMap(({ data }) => data ?? []).map(({ Summary: _summary, ...club }) => club),
  isComplete: answers.every(({ data }) => data !== undefined),
});

export function useClubsToPick(): readonly Club[] {
  const { clubs } = useClubs();
  const { clubs: ofBrands } = useBrandClubs();
  return useMemo(
    () => [...clubs, ...ofBrands.filter((one) => !clubs.some(({ ClubId }) => ClubId === one.ClubId))],
    [clubs, ofBrands],
  );
}

/** The clubs of the user's brands. An owner has no role in them, so the club selector does not list them. */
export function useBrandClubs(): OwnClubs {
  const owns = useSelf().AvailableRoles.Owner.length > 0;
  const brands = useCall(listMyBrands, {}, { enabled: owns, quiet: true });
  const { clubs, isComplete } = useQueries({
    queries: (brands.data ?? []).map(({ BrandId }) => ({
      queryKey: callKey(listBrandClubs, { params: { id: BrandId } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => api(listBrandClubs, { params: { id: BrandId } }, { quiet: true, signal }),
    })),
    combine: plainClubs,
  });
  return { clubs, isComplete: isComplete && brands.data !== undefined };
}
