import type { ResultOf } from '@clubpulse/contract/call';
import { type Ranked, type RankingDetail, rankingDetails } from '@clubpulse/contract/community/rankings';
import type { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useMemo } from 'react';
import { ZoneBar } from '../../kit/figures/ZoneBar.tsx';
import type { ApiError } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { zoneSeconds } from '../../training/trainings/public.ts';
import { levelName } from '../levels/public.ts';
import { guestNumbers } from './guests.ts';
import { Moved, RankedName } from './RankingRows.tsx';
import classes from './Rankings.module.css';
import type { RankingFilter } from './ranking-address.ts';
import type { RankingColumn } from './ranking-columns.ts';
import { valueOf, valueText } from './ranking-figures.ts';
import { type Details, type EarlierPlaces, useDetail, useRanksBefore } from './use-beside.ts';

export interface RankingCells {
  readonly page: UseQueryResult<ResultOf<typeof getClubRanking>, ApiError>;
  readonly by: RankingFilter['by'];
  readonly columns: readonly RankingColumn[];
  readonly earlier: EarlierPlaces;
  readonly details: Details;
  readonly opens: boolean;
}

const measures = ['Points', 'Trainings', 'Duration', 'Distance', 'Calories'] as const;

export function useRankingCells({ page, by, columns, earlier, details, opens }: RankingCells, watch: Ref<HTMLElement>) {
  const t = useT();
  const formats = useFormats();
  const { UserId: me } = useSelf();
  const { data } = page;
  const isNew = data !== undefined && !page.isPlaceholderData;
  const listed = (column: RankingColumn) => (isNew && columns.includes(column) ? data.data : []);
  const visible = [...listed('Moved'), ...(isNew && data.Mine ? [data.Mine] : [])];
  const before = useRanksBefore(earlier, [...new Set(visible.map(({ UserId }) => UserId))]);
  const detail = {
    AverageHeartRate: useDetail(
      details,
      'AverageHeartRate',
      listed('AverageHeartRate').map(({ UserId }) => UserId),
    ),
    Level: useDetail(
      details,
      'Level',
      listed('Level').map(({ UserId }) => UserId),
    ),
  };
  const detailWords = (kind: RankingDetail, { UserId }: Ranked) => {
    const value = detail[kind].get(UserId);
    if (value === undefined) return '';
    if (value === null) return '–';
    return kind === 'Level' ? `${formats.number(value)} ${t(levelName(value))}` : t('kit.bpm', { bpm: formats.number(value) });
  };
  const moved = ({ UserId, Rank }: Ranked) => {
    const RankBefore = before.get(UserId);
    return RankBefore === undefined ? null : <Moved ranked={{ Rank, RankBefore }} />;
  };
  const guests = useMemo(() => guestNumbers(data?.data ?? []), [data]);
  const figure = (one: Ranked, measure = by) =>
    measure === 'Calories' && !one.IsShared ? '–' : valueText(valueOf(one, measure), measure, t, formats);
  const zonesOf = (one: Ranked, size: 'normal' | 'thin' = 'normal') =>
    one.IsShared && <ZoneBar size={size} seconds={zoneSeconds(one)} />;
  const shownDetails = rankingDetails.filter((kind) => columns.includes(kind));
  const others = measures.filter((one) => one !== by && columns.includes(one));
  const name = (one: Ranked) => (
    <RankedName
      ranked={one}
      guest={guests.get(one.UserId)}
      isOwn={one.UserId === me}
      withName={columns.includes('FullName')}
      opens={opens}
    />
  );
  const rank = (one: Ranked) => (
    <b ref={one.UserId === me ? watch : null} className={classes['rank']}>
      {formats.number(one.Rank)}
    </b>
  );
  return {
    before,
    rank,
    name,
    figure,
    moved,
    zonesOf,
    others,
    shownDetails,
    detailWords,
    isKnown: (kind: RankingDetail, { UserId }: Ranked) => (detail[kind].get(UserId) ?? null) !== null,
  };
}
