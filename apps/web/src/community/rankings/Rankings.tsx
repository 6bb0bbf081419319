import type { Ranked } from '@clubpulse/contract/community/rankings';
import { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { measureLabels, RankingFilters } from './RankingFilters.tsx';
import { Moved, RankedName } from './RankingRows.tsx';
import classes from './Rankings.module.css';
import { daysIn, rankingInAddress } from './ranking-address.ts';

/** Who trained most in the club. */
export default function Rankings() {
  const t = useT();
  if (useStaffClub().EnableUserRankings) return <OfClub />;
  return (
    <Page title={t('rankings.title')}>
      <EmptyState title={t('rankings.off')}>{t('rankings.offText')}</EmptyState>
    </Page>
  );
}

function OfClub() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, TimeZone, Name } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const { filter, change, rows, showMore } = useListAddress(rankingInAddress);
  const query = useMemo(
    () => ({
      By: filter.by,
      ...daysIn(filter),
    }),
    [filter],
  );
  const page = useListPage(getClubRanking, { params: { id }, query }, rows);
  const { data } = page;
  const guests = useMemo(() => guestNumbers(data?.data ?? []), [data]);
  const figures = {
    Points: ({ Points }: Ranked) => formats.number(Points),
    Trainings: ({ Trainings }: Ranked) => formats.number(Trainings),
    Duration: ({ Duration }: Ranked) => formats.duration(Duration),
  } as const;
  const others = (['Points', 'Trainings', 'Duration'] as const).filter((one) => one !== filter.by);
  return (
    <Page
      title={t('rankings.title')}
      subtitle={
        data &&
        `${t('rankings.daysFromTo', { from: formats.date(data.From), to: formats.date(data.To) })} · ${t('rankings.athletes', { count: data.recordsTotal, number: formats.number(data.recordsTotal) })}`
      }
      actions={
        <HeaderActions
          label={t('rankings.actions')}
          actions={[{ label: t('rankings.print'), icon: IconPrinter, onClick: () => window.setTimeout(() => window.print(), 0) }]}
        />
      }
    >
      <p className={classes['club']}>{Name}</p>
      <RankingFilters filter={filter} today={today} onChange={change} />
      <PagedList
        page={page}
        label={t('rankings.title')}
        empty={{ title: t('rankings.none'), text: t('rankings.noneText') }}
        idOf={({ UserId }) => UserId}
        columns={[
          { id: 'Rank', head: t('rankings.rank'), cell: ({ Rank }) => <b className={classes['rank']}>{formats.number(Rank)}</b> },
          { id: 'Moved', head: t('rankings.moved'), cell: (one) => <Moved ranked={one} /> },
          {
            id: 'Name',
            head: t('rankings.athlete'),
            names: true,
            cell: (one) => <RankedName ranked={one} guest={guests.get(one.UserId)} />,
          },
          { id: filter.by, head: t(measureLabels[filter.by]), end: true, cell: (one) => <b>{figures[filter.by](one)}</b> },
          ...others.map((measure) => ({
            id: measure,
            head: t(measureLabels[measure]),
            end: true as const,
            cell: figures[measure],
          })),
        ]}
        card={(one) => (
          <div className={classes['card']}>
            <b className={classes['rank']}>{formats.number(one.Rank)}</b>
            <div>
              <RankedName ranked={one} guest={guests.get(one.UserId)} />
              <p className={classes['figures']}>
                {others.map((measure) => `${t(measureLabels[measure])} ${figures[measure](one)}`).join(' · ')}
              </p>
            </div>
            <div className={classes['main']}>
              <b>{figures[filter.by](one)}</b>
              <Moved ranked={one} />
            </div>
          </div>
        )}
        showMore={showMore}
      />
    </Page>
  );
}

/** Who asks walls to hide her is a guest with a number, counted from the top. */
const guestNumbers = (rows: readonly Ranked[]): ReadonlyMap<number, number> =>
  new Map(rows.filter(({ Hidden }) => Hidden).map(({ UserId }, place) => [UserId, place + 1]));
