import type { Ranked } from '@clubpulse/contract/community/rankings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PagedList } from '../../kit/list/PagedList.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { PageFoot } from '../../kit/page/Page.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import classes from './Rankings.module.css';
import { detailLabels, measureLabels } from './ranking-figures.ts';
import { type RankingCells, useRankingCells } from './use-ranking-cells.tsx';

interface RankingListProps extends RankingCells {
  readonly onClear: (() => void) | undefined;
  readonly showMore?: (() => void) | undefined;
}

export function RankingList({ onClear, showMore, ...ranking }: RankingListProps) {
  const { page, by, columns } = ranking;
  const t = useT();
  const formats = useFormats();
  const { UserId: me } = useSelf();
  const { data } = page;
  const own = useHidden(data?.data.some(({ UserId }) => UserId === me) ?? false);
  const cells = useRankingCells(ranking, own.watch);
  const { rank, name, figure, moved, zonesOf, others, shownDetails, detailWords } = cells;
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
                    .filter((kind) => cells.isKnown(kind, one))
                    .map((kind) => `${t(detailLabels[kind])} ${detailWords(kind, one)}`),
                ].join(' · ')}
              </p>
              {columns.includes('Zones') && zonesOf(one, 'thin')}
            </div>
            <div className={classes['main']}>
              <b>{figure(one)}</b>
              {columns.includes('Moved') && cells.before.get(one.UserId) !== one.Rank && moved(one)}
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

function useHidden(isThere: boolean) {
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
