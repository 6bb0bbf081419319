import type { Brand } from '@clubpulse/contract/clubs/clubs';
import { listBrandClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { useQueries } from '@tanstack/react-query';
import { api, callKey } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';

const CLUBS_SHOWN = 2;

export function useBrandLabels(brands: readonly Brand[]): ReadonlyMap<number, string> {
  const t = useT();
  const named = Map.groupBy(brands, ({ Name }) => Name.toLowerCase());
  const alike = [...named.values()].filter((several) => several.length > 1).flat();
  const clubs = useQueries({
    queries: alike.map(({ BrandId }) => ({
      queryKey: callKey(listBrandClubs, { params: { id: BrandId } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => api(listBrandClubs, { params: { id: BrandId } }, { quiet: true, signal }),
    })),
  });
  const besides = alike.map(({ BrandId, Name }, at) => {
    const names = (clubs[at]?.data ?? []).slice(0, CLUBS_SHOWN).map((club) => club.Name);
    const what = names.length > 0 ? names.join(', ') : t('clubs.brandNumber', { number: BrandId });
    return [BrandId, `${Name} (${what})`] as const;
  });
  return new Map([...brands.map(({ BrandId, Name }) => [BrandId, Name] as const), ...besides]);
}
