import type { Brand } from '@clubpulse/contract/clubs/clubs';
import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import { getBrandRankedDetails, getBrandRanking, getBrandRanksBefore } from '@clubpulse/contract/community/rankings.calls';
import { useMemo } from 'react';
import { FilterChip } from '../../kit/filters/FilterChip.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { api, useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { RankingScreen } from './RankingScreen.tsx';
import { daysIn, rankingInAddress, searchQuery } from './ranking-address.ts';

export default function BrandRankings({ id }: ScreenProps) {
  const t = useT();
  const brands = useCall(listMyBrands, {}, { quiet: true });
  const brand = brands.data?.find(({ BrandId }) => String(BrandId) === id) ?? brands.data?.[0];
  if (brand !== undefined) return <OfBrand key={brand.BrandId} brand={brand} />;
  return (
    <Page title={t('rankings.brandTitle')}>
      <QueryResult query={brands} loading={<SkeletonRows rows={8} />}>
        {() => <EmptyState title={t('rankings.noBrand')}>{t('rankings.noBrandText')}</EmptyState>}
      </QueryResult>
    </Page>
  );
}

function OfBrand({ brand: { BrandId: id, Name } }: { readonly brand: Brand }) {
  const t = useT();
  // The day is in UTC, as on the server, because clubs may differ in time zone.
  const today = useTodayIn('UTC');
  const clubs = useCall(listBrandClubs, { params: { id } }, { quiet: true });
  const ranking = (clubs.data ?? []).filter(({ EnableUserRankings }) => EnableUserRankings);
  const { filter, change, rows, showMore, showAll } = useListAddress(rankingInAddress);
  const query = useMemo(
    () => ({
      By: filter.by,
      ...daysIn(filter),
      ...(filter.who === null ? {} : { Gender: filter.who }),
      ...ofClub(filter.club),
    }),
    [filter],
  );
  const searched = useMemo(() => ({ ...query, ...searchQuery(filter) }), [query, filter]);
  const page = useListPage(getBrandRanking, { params: { id }, query: searched }, rows);
  const options = ranking.map((club) => ({ value: String(club.ClubId), label: club.Name }));
  return (
    <RankingScreen
      title={t('rankings.brandTitle')}
      name={Name}
      today={today}
      filter={filter}
      onChange={change}
      page={page}
      ask={(part) => api(getBrandRanking, { params: { id }, query: { ...query, ...part } })}
      earlier={{ call: getBrandRanksBefore, id, query }}
      details={{ call: getBrandRankedDetails, id, query: { ...daysIn(filter), ...ofClub(filter.club) } }}
      showMore={showMore}
      showAll={showAll}
      opens={false}
    >
      <FilterChip
        label={t('kit.club')}
        all={t('rankings.allClubs')}
        value={filter.club === null ? null : String(filter.club)}
        options={options}
        onChange={(club) => change({ club: club === null ? null : Number(club) })}
      />
    </RankingScreen>
  );
}

const ofClub = (club: number | null) => (club === null ? {} : { origin: String(club) });
