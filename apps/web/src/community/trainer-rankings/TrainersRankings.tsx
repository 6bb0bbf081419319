import { RANKED_FROM_CLASSES, type RankedTrainer, type TrainerAward } from '@clubpulse/contract/community/trainer-rankings';
import { getTrainerRanking, listTrainerAwards } from '@clubpulse/contract/community/trainer-rankings.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { filled } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { markFormula } from '@clubpulse/rules/formats/formula-marks';
import { IconPrinter, IconTableExport } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { Card } from '../../kit/page/Card.tsx';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { printSoon } from '../../kit/print/print-soon.ts';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useMayOpen } from '../../platform/access.ts';
import { useCall } from '../../platform/api.ts';
import { csvName, csvOf, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useIsStaff, useSelf, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { daysIn, Moved, RankingFilters, rankingInAddress } from '../rankings/public.ts';
import { AwardChip, Filled, NoShows } from './TrainerParts.tsx';
import classes from './TrainersRankings.module.css';

export default function TrainersRankings() {
  const t = useT();
  const works = useIsStaff();
  if (works) return <OfStaff />;
  return (
    <Page title={t('trainerRankings.title')}>
      <EmptyState title={t('trainerRankings.forStaff')}>{t('trainerRankings.forStaffText')}</EmptyState>
    </Page>
  );
}

function OfStaff() {
  const t = useT();
  if (useStaffClub().EnableTrainerRankings) return <OfClub />;
  return (
    <Page title={t('trainerRankings.title')}>
      <EmptyState title={t('trainerRankings.off')}>{t('trainerRankings.offText')}</EmptyState>
    </Page>
  );
}

function OfClub() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const { filter, change } = useListAddress(rankingInAddress);
  const query = useMemo(() => daysIn(filter), [filter]);
  const ranking = useCall(getTrainerRanking, { params: { id }, query });
  const awards = useCall(listTrainerAwards, { params: { id } });
  const ofEach = Map.groupBy(awards.data ?? [], ({ UserId }) => UserId);
  const exported = useExport(ranking.data);
  const isWide = useWidth() === 'desk';
  const { data } = ranking;
  const rank = (one: RankedTrainer) => (one.Rank === null ? '–' : formats.number(one.Rank));
  const moved = ({ Rank, RankBefore }: RankedTrainer) => Rank !== null && <Moved ranked={{ Rank, RankBefore }} />;
  const won = ({ UserId }: RankedTrainer) => <Won awards={ofEach.get(UserId) ?? []} />;
  return (
    <Page
      title={t('trainerRankings.title')}
      subtitle={data && t('rankings.daysFromTo', { from: formats.date(data.From), to: formats.date(data.To) })}
      actions={
        <HeaderActions
          label={t('rankings.actions')}
          actions={[
            { label: t('kit.print'), icon: IconPrinter, onClick: () => void printSoon() },
            { label: t('kit.export'), icon: IconTableExport, disabled: data === undefined, onClick: exported },
          ]}
        />
      }
    >
      <RankingFilters filter={filter} today={today} measured={false} onChange={change} />
      <QueryResult query={ranking} loading={<SkeletonRows rows={6} />}>
        {({ Trainers }) =>
          Trainers.length === 0 ? (
            <EmptyState title={t('trainerRankings.none')}>{t('trainerRankings.noneText')}</EmptyState>
          ) : (
            <ListRows
              label={t('trainerRankings.title')}
              rows={Trainers}
              idOf={({ UserId }) => UserId}
              columns={[
                {
                  id: 'Rank',
                  head: t('rankings.rank'),
                  cell: (one) => (
                    <span className={classes['rank']}>
                      <b>{rank(one)}</b>
                      {one.Rank !== one.RankBefore && moved(one)}
                    </span>
                  ),
                },
                {
                  id: 'Name',
                  head: t('trainerRankings.trainer'),
                  names: true,
                  cell: (one) => (
                    <>
                      <Name trainer={one} />
                      {!isWide && won(one)}
                    </>
                  ),
                },
                { id: 'Classes', head: t('kit.classes'), end: true, cell: (one) => formats.number(one.Classes) },
                { id: 'Filled', head: t('trainerRankings.filled'), cell: (one) => <Filled led={one} /> },
                { id: 'Athletes', head: t('trainerRankings.athletes'), end: true, cell: (one) => formats.number(one.Athletes) },
                {
                  id: 'Points',
                  head: t('trainerRankings.pointsEach'),
                  end: true,
                  cell: ({ PointsEach }) => (PointsEach === null ? '–' : formats.number(PointsEach)),
                },
                { id: 'NoShows', head: t('trainerRankings.noShows'), end: true, cell: (one) => <NoShows led={one} /> },
                ...(isWide ? [{ id: 'Awards', head: t('trainerRankings.awards'), cell: won }] : []),
              ]}
              card={(one) => (
                <div className={classes['card']}>
                  <b>{rank(one)}</b>
                  <div>
                    <Name trainer={one} />
                    <Filled led={one} />
                    {won(one)}
                  </div>
                  {moved(one)}
                </div>
              )}
            />
          )
        }
      </QueryResult>
      <p className={classes['how']}>{t('trainerRankings.how', { classes: RANKED_FROM_CLASSES })}</p>
      <QueryResult query={awards} loading={<SkeletonRows rows={3} />}>
        {(found) => <Months awards={found} />}
      </QueryResult>
    </Page>
  );
}

function useExport(
  data: { readonly From: string; readonly To: string; readonly Trainers: readonly RankedTrainer[] } | undefined,
) {
  const t = useT();
  const formats = useFormats();
  const { Name: club } = useStaffClub();
  const heads = ['rankings.rank', 'trainerRankings.trainer', 'kit.classes', 'trainerRankings.filled'] as const;
  const further = ['trainerRankings.athletes', 'trainerRankings.pointsEach', 'trainerRankings.noShows'] as const;
  return () => {
    if (data === undefined) return;
    const rows = data.Trainers.map((one) => [
      one.Rank === null ? '' : String(one.Rank),
      markFormula(fullName(one)),
      String(one.Classes),
      one.Classes === 0 ? '' : formats.percent(100 * filled(one)),
      String(one.Athletes),
      one.PointsEach === null ? '' : String(one.PointsEach),
      String(one.NoShows),
    ]);
    const head = [...heads, ...further].map((key) => t(key));
    downloadCsv(csvName([t('trainerRankings.title'), club, data.From, data.To]), csvOf(head, rows, formats.settings.Language));
  };
}

function Name({ trainer }: { readonly trainer: RankedTrainer }) {
  const t = useT();
  const opens = useMayOpen()('TrainerDetails');
  const isOneself = useSelf().UserId === trainer.UserId;
  const person = (
    <>
      <Avatar name={fullName(trainer)} uri={trainer.PictureUri} />
      <span>
        <span className={classes['who']}>
          <b>{fullName(trainer)}</b> {isOneself && <span className={classes['quiet']}>{t('trainerRankings.you')}</span>}
        </span>
        {trainer.Rank === null && <span className={classes['quiet']}>{t('trainerRankings.unranked')}</span>}
      </span>
    </>
  );
  if (!opens) return <span className={classes['person']}>{person}</span>;
  return (
    <Link className={classes['person']} to={pathTo('TrainerDetails', trainer.UserId)}>
      {person}
    </Link>
  );
}

const CHIPS = 2;
function Won({ awards }: { readonly awards: readonly TrainerAward[] }) {
  const formats = useFormats();
  if (awards.length === 0) return null;
  return (
    <span className={classes['awards']}>
      {awards.slice(0, CHIPS).map((award) => (
        <AwardChip key={award.Month} award={award} />
      ))}
      {awards.length > CHIPS && <span className={classes['quiet']}>+{formats.number(awards.length - CHIPS)}</span>}
    </span>
  );
}

function Months({ awards }: { readonly awards: readonly TrainerAward[] }) {
  const t = useT();
  const formats = useFormats();
  const months = [...Map.groupBy(awards, ({ Month }) => Month)];
  return (
    <div className={classes['below']}>
      <Card title={t('trainerRankings.awards')}>
        <p className={classes['first']}>{t('trainerRankings.howAwards')}</p>
        {months.length === 0 ? (
          <p className={classes['first']}>{t('trainerRankings.noAwards')}</p>
        ) : (
          <dl className={classes['months']}>
            {months.map(([month, places]) => (
              <div key={month}>
                <dt>{formats.month(month)}</dt>
                <dd>
                  <ol>
                    {places.map((one) => (
                      <li key={one.UserId} value={one.Rank}>
                        <b>{fullName(one)}</b>{' '}
                        <span className={classes['quiet']}>{formats.percent((100 * one.Booked) / one.Seats)}</span>
                      </li>
                    ))}
                  </ol>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </div>
  );
}
