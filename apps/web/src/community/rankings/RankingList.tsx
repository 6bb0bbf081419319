import type { ResultOf } from '@clubpulse/contract/call';
import { type Ranked, type RankingDetail, rankingDetails } from '@clubpulse/contract/community/rankings';
import type { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ZoneBar } from '../../kit/figures/ZoneBar.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { PageFoot } from '../../kit/page/Page.tsx';
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
import { detailLabels, measureLabels, valueOf, valueText } from './ranking-figures.ts';
import { type Details, type EarlierPlaces, useDetail, useRanksBefore } from './use-beside.ts';

interface RankingListProps {
  readonly page: UseQueryResult<ResultOf<typeof getClubRanking>, ApiError>;
  readonly by: RankingFilter['by'];
  readonly columns: readonly RankingColumn[];
  readonly earlier: EarlierPlaces;
  readonly details: Details;
  readonly onClear: (() => void) | undefined;
  readonly opens: boolean;
  readonly showMore?: (() => void) | undefined;
}

const measures = ['Points', 'Trainings', 'Duration', 'Distance', 'Calories'] as const;

export function RankingList({ page, by, columns, earlier, details, onClear, opens, showMore }: RankingListProps) {
  const t = useT();
  const formats = useFormats();
  const { UserId: me } = useSelf();
  const { data } = page;
  const isNew = data !== undefined && !page.isPlaceholderData;
  const listed = (column: RankingColumn) => (isNew && columns.includes(column) ? data.data : []);
  const inSight = [...listed('Moved'), ...(isNew && data.Mine ? [data.Mine] : [])];
  const before = useRanksBefore(earlier, [...new Set(inSight.map(({ UserId }) => UserId))]);
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
  const own = useOutOfSight(data?.data.some(({ UserId }) => UserId === me) ?? false);
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
    <b ref={one.UserId === me ? own.watch : null} className={classes['rank']}>
      {formats.number(one.Rank)}
    </b>
  );
  const all: readonly (Column<Ranked> | false)[] = [
    { id: 'Rank', head: t('rankings.rank'), cell: rank },
    columns.includes('Moved') && { id: 'Moved', head: t('rankings.moved'), cell: moved },
    { id: 'Name', head: t('rankings.athlete'), names: true, cell: name },
    { id: by, head: t(measureLabels[by]), end: true, cell: (one) => <b>{figure(one)}</b> },
    ...others.map((measure) => ({
      id: measure,
      head: t(measureLabels[measure]),
      end: true as const,
      cell: (one: Ranked) => figure(one, measure),
    })),
    columns.includes('Zones') && {
      id: 'Zones',
      head: t('rankings.zones'),
      className: classes['zones'],
      cell: (one) => zonesOf(one),
    },
    ...shownDetails.map((kind) => ({
      id: kind,
      head: t(detailLabels[kind]),
      end: true as const,
      cell: (one: Ranked) => detailWords(kind, one),
    })),
  ];
  return (
    <>
      <PagedList
        page={page}
        label={t('rankings.title')}
        empty={{ title: t('rankings.none'), text: t('rankings.noneText') }}
        unmatched={onClear && { title: t('kit.nothingFound'), onClear }}
        idOf={({ UserId }) => UserId}
        rowClass={({ UserId }) => (UserId === me ? classes['mine'] : undefined)}
        columns={all.filter((column) => column !== false)}
        card={(one) => (
          <div className={classes['card']}>
            {rank(one)}
            <div>
              {name(one)}
              <p className={classes['figures']}>
                {[
                  ...others.map((measure) => `${t(measureLabels[measure])} ${figure(one, measure)}`),
                  ...shownDetails
                    .filter((kind) => (detail[kind].get(one.UserId) ?? null) !== null)
                    .map((kind) => `${t(detailLabels[kind])} ${detailWords(kind, one)}`),
                ].join(' · ')}
              </p>
              {columns.includes('Zones') && zonesOf(one, 'thin')}
            </div>
            <div className={classes['main']}>
              <b>{figure(one)}</b>
              {columns.includes('Moved') && before.get(one.UserId) !== one.Rank && moved(one)}
            </div>
          </div>
        )}
        showMore={showMore}
      />
      {data?.Mine && own.isOut && (
        <PageFoot>
          <section className={classes['foot']} aria-label={t('rankings.youAre')}>
            <b>{formats.number(data.Mine.Rank)}</b>
            <span>{t('rankings.youAre')}</span>
            <b>{figure(data.Mine)}</b>
            {moved(data.Mine)}
          </section>
        </PageFoot>
      )}
    </>
  );
}

function useOutOfSight(isThere: boolean) {
  const observer = useRef<IntersectionObserver | null>(null);
  const [isSeen, setSeen] = useState(true);
  useEffect(() => () => observer.current?.disconnect(), []);
  const watch = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    observer.current = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.current.observe(element);
  }, []);
  return { watch, isOut: !isThere || !isSeen };
}
