import { RANKED_FROM_CLASSES, type RankedTrainer } from '@clubpulse/contract/community/trainer-rankings';
import { getTrainerRanking } from '@clubpulse/contract/community/trainer-rankings.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { filled } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { useMemo } from 'react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { Meter } from '../../kit/figures/Meter.tsx';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useRoles, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { daysIn, Moved, RankingFilters, rankingInAddress } from '../rankings/public.ts';
import classes from './TrainersRankings.module.css';

/** Not everybody who may open the view by its address works here. */
export default function TrainersRankings() {
  const t = useT();
  const works = useRoles().some((role) => role !== 'Athlete');
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

/** How full the classes of each trainer were. */
function OfClub() {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id, TimeZone } = useStaffClub();
  const today = useTodayIn(TimeZone);
  const { filter, change } = useListAddress(rankingInAddress);
  const query = useMemo(() => daysIn(filter), [filter]);
  const ranking = useCall(getTrainerRanking, { params: { id }, query });
  const { data } = ranking;
  const rank = (one: RankedTrainer) => (one.Rank === null ? '–' : formats.number(one.Rank));
  const moved = ({ Rank, RankBefore }: RankedTrainer) => Rank !== null && <Moved ranked={{ Rank, RankBefore }} />;
  return (
    <Page
      title={t('trainerRankings.title')}
      subtitle={data && t('rankings.daysFromTo', { from: formats.date(data.From), to: formats.date(data.To) })}
    >
      <RankingFilters filter={filter} today={today} measured={false} onChange={change} />
      <Answer query={ranking} loading={<SkeletonRows rows={6} />}>
        {({ Trainers }) =>
          Trainers.length === 0 ? (
            <EmptyState title={t('trainerRankings.none')}>{t('trainerRankings.noneText')}</EmptyState>
          ) : (
            <ListRows
              label={t('trainerRankings.title')}
              rows={Trainers}
              idOf={({ UserId }) => UserId}
              columns={[
                { id: 'Rank', head: t('rankings.rank'), cell: (one) => <b>{rank(one)}</b> },
                { id: 'Moved', head: t('rankings.moved'), cell: moved },
                { id: 'Name', head: t('trainerRankings.trainer'), names: true, cell: (one) => <Name trainer={one} /> },
                { id: 'Classes', head: t('trainerRankings.classes'), end: true, cell: (one) => formats.number(one.Classes) },
                { id: 'Filled', head: t('trainerRankings.filled'), cell: (one) => <Filled trainer={one} /> },
                { id: 'Athletes', head: t('trainerRankings.athletes'), end: true, cell: (one) => formats.number(one.Athletes) },
                { id: 'NoShows', head: t('trainerRankings.noShows'), end: true, cell: (one) => formats.number(one.NoShows) },
              ]}
              card={(one) => (
                <div className={classes['card']}>
                  <b>{rank(one)}</b>
                  <div>
                    <Name trainer={one} />
                    <Filled trainer={one} />
                  </div>
                  {moved(one)}
                </div>
              )}
            />
          )
        }
      </Answer>
      <p className={classes['how']}>{t('trainerRankings.how', { classes: RANKED_FROM_CLASSES })}</p>
    </Page>
  );
}

function Name({ trainer }: { trainer: RankedTrainer }) {
  const t = useT();
  return (
    <span className={classes['person']}>
      <Avatar name={fullName(trainer)} uri={trainer.PictureUri} />
      <span>
        <b>{fullName(trainer)}</b>
        {trainer.Rank === null && <span className={classes['quiet']}>{t('trainerRankings.unranked')}</span>}
      </span>
    </span>
  );
}

function Filled({ trainer }: { trainer: RankedTrainer }) {
  const t = useT();
  const formats = useFormats();
  if (trainer.Classes === 0) return <span className={classes['quiet']}>{t('trainerRankings.noClasses')}</span>;
  const seats = t('trainerRankings.ofSeats', { booked: formats.number(trainer.Booked), seats: formats.number(trainer.Seats) });
  return (
    <span className={classes['filled']} title={seats}>
      <Meter part={trainer.Booked} whole={trainer.Seats} />
      <b>{formats.percent(100 * filled(trainer))}</b>
    </span>
  );
}
