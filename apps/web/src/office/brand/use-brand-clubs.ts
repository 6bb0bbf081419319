import type { Club } from '@clubpulse/contract/clubs/clubs';
import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { useQueries } from '@tanstack/react-query';
import { api, callKey, useCall } from '../../platform/api.ts';
import { useSelf } from '../../platform/session.tsx';

/** The clubs of the brands one owns: an owner has no role in them that the selector would know. */
export function useBrandClubs(): readonly Club[] {
  const owns = useSelf().AvailableRoles.Owner.length > 0;
  const brands = useCall(listMyBrands, {}, { enabled: owns, quiet: true });
  const answers = useQueries({
    queries: (brands.data ?? []).map(({ BrandId }) => ({
      queryKey: callKey(listBrandClubs, { params: { id: BrandId } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => api(listBrandClubs, { params: { id: BrandId } }, { quiet: true, signal }),
    })),
  });
  return answers.flatMap(({ data }) => data ?? []).map(({ Summary: _summary, ...club }) => club);
}
