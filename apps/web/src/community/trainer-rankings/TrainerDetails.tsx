import type { TrainerDetails as Details } from '@clubpulse/contract/community/trainer-rankings';
import { getTrainerDetails } from '@clubpulse/contract/community/trainer-rankings.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { filled } from '@clubpulse/rules/community/trainer-rankings/fullest';
import { useMemo } from 'react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { Figure, Figures } from '../../kit/figures/Figure.tsx';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { Card } from '../../kit/page/Card.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useSelf, useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { daysIn, Moved, RankingFilters, rankingInAddress } from '../rankings/public.ts';
import { AwardChip, Filled, NoShows } from './TrainerParts.tsx';
import classes from './TrainersRankings.module.css';

const isWritten = /^[1-9]\d{0,14}$/;

export default function TrainerDetails({ id }: ScreenProps) {
  const t = useT();
  const formats = useFormats();
  const { UserId } = useSelf();
  const { ClubId, TimeZone } = useStaffClub();
  const userId = id === undefined || !isWritten.test(id) ? UserId : Number(id);
  const today = useTodayIn(TimeZone);
  const { filter, change } = useListAddress(rankingInAddress);
  const query = useMemo(() => daysIn(filter), [filter]);
  const details = useCall(getTrainerDetails, { params: { id: ClubId, userId }, query }, { ignore: [404] });
  const { data } = details;
  const isOneself = userId === UserId;
  const title = isOneself ? t('trainerRankings.details') : data === undefined ? t('trainerRankings.trainer') : fullName(data);
  const back = id === undefined ? {} : { back: pathTo('TrainersRankings') };
  if (details.error?.status === 404)
    return (
      <Page title={title} {...back}>
        <EmptyState title={t('trainerRankings.noTrainer')}>{t('trainerRankings.noTrainerText')}</EmptyState>
      </Page>
    );
  return (
    <Page
      title={title}
      {...back}
      leading={data && !isOneself && <Avatar name={fullName(data)} uri={data.PictureUri} size={56} />}
      subtitle={data && t('rankings.daysFromTo', { from: formats.date(data.From), to: formats.date(data.To) })}
    >
      <RankingFilters filter={filter} today={today} measured={false} onChange={change} />
      <QueryResult query={details} loading={<SkeletonScreen />}>
        {(found) => (
          <div className={classes['details']}>
            <Summary details={found} />
            <ByName details={found} />
            <Months details={found} />
          </div>
        )}
      </QueryResult>
    </Page>
  );
}

function Summary({ details }: { readonly details: Details }) {
  const t = useT();
  const formats = useFormats();
  const { Rank, RankBefore, Ranked } = details;
  return (
    <Figures>
      {Ranked !== null && (
        <Figure
          size="large"
          label={t('rankings.rank')}
          value={Rank === null ? '–' : formats.number(Rank)}
          note={
            Rank === null ? (
              t('trainerRankings.unranked')
            ) : (
              <>
                {t('trainerRankings.ofRanked', { number: formats.number(Ranked) })}{' '}
                {Rank !== RankBefore && <Moved ranked={{ Rank, RankBefore }} />}
              </>
            )
          }
        />
      )}
      <Figure size="large" label={t('kit.classes')} value={formats.number(details.Classes)} />
      <Figure
        size="large"
        label={t('trainerRankings.filled')}
        value={details.Classes === 0 ? '–' : formats.percent(100 * filled(details))}
        note={
          details.Classes === 0
            ? undefined
            : t('trainerRankings.ofSeats', { booked: formats.number(details.Booked), seats: formats.number(details.Seats) })
        }
      />
      <Figure size="large" label={t('trainerRankings.athletes')} value={formats.number(details.Athletes)} />
      <Figure
        size="large"
        label={t('trainerRankings.pointsEach')}
        value={details.PointsEach === null ? '–' : formats.number(details.PointsEach)}
      />
      <Figure size="large" label={t('trainerRankings.noShows')} value={<NoShows led={details} />} />
    </Figures>
  );
}

function ByName({ details: { ByName: rows } }: { readonly details: Details }) {
  const t = useT();
  const formats = useFormats();
  const classCount = (one: LedAs) => t('members.classCount', { count: one.Classes, number: formats.number(one.Classes) });
  return (
    <Card title={t('trainerRankings.byClass')}>
      {rows.length === 0 ? (
        <p className={classes['first']}>{t('trainerRankings.noClassesHere')}</p>
      ) : (
        <ListRows
          label={t('trainerRankings.byClass')}
          rows={rows}
          idOf={() => 0}
          keyOf={({ Name }) => Name}
          columns={[
            { id: 'Name', head: t('kit.class'), names: true, cell: ({ Name }) => <b>{Name}</b> },
            { id: 'Classes', head: t('kit.classes'), end: true, cell: ({ Classes }) => formats.number(Classes) },
            { id: 'Filled', head: t('trainerRankings.filled'), cell: (one) => <Filled led={one} /> },
            { id: 'NoShows', head: t('trainerRankings.noShows'), end: true, cell: (one) => <NoShows led={one} /> },
          ]}
          card={(one) => (
            <div className={classes['line']}>
              <span>
                <b>{one.Name}</b>
                <span className={classes['quiet']}>{classCount(one)}</span>
              </span>
              <Filled led={one} />
            </div>
          )}
        />
      )}
    </Card>
  );
}
type LedAs = Details['ByName'][number];

function Months({ details: { Months: months, Awards } }: { readonly details: Details }) {
  const t = useT();
  const formats = useFormats();
  const awards = new Map(Awards.map((award) => [award.Month, award]));
  const award = ({ Month }: { readonly Month: string }) => {
    const one = awards.get(Month);
    return one && <AwardChip award={one} />;
  };
  return (
    <Card title={t('trainerRankings.months')}>
      <ListRows
        label={t('trainerRankings.months')}
        rows={months.toReversed()}
        idOf={() => 0}
        keyOf={({ Month }) => Month}
        columns={[
          {
            id: 'Month',
            head: t('kit.month'),
            names: true,
            cell: ({ Month }) => <span className={classes['month']}>{formats.month(Month)}</span>,
          },
          { id: 'Classes', head: t('kit.classes'), end: true, cell: ({ Classes }) => formats.number(Classes) },
          { id: 'Filled', head: t('trainerRankings.filled'), cell: (one) => <Filled led={one} /> },
          { id: 'Awards', head: t('trainerRankings.awards'), cell: award },
        ]}
        card={(one) => (
          <div className={classes['line']}>
            <span>
              <b className={classes['month']}>{formats.month(one.Month)}</b>
              {award(one)}
            </span>
            <Filled led={one} />
          </div>
        )}
      />
    </Card>
  );
}
