import type { OfferedWorkout } from '@clubpulse/contract/workouts/definitions/definitions';
import {
  getOfferedWorkout,
  listOfferedWorkouts,
  playOfferedWorkout,
} from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { isNewWorkout } from '@clubpulse/rules/workouts/sheets/new-sheets';
import { useMemo } from 'react';
import { NoPicture } from '../../../kit/figures/NoPicture.tsx';
import { Picture } from '../../../kit/figures/Picture.tsx';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { setCount, writeFilter } from '../../../kit/list/list-filter.ts';
import { useListAddress } from '../../../kit/list/use-list-address.ts';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { change as send, useCall } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useClub } from '../../../platform/session.tsx';
import { Player } from '../../../videos/videos/public.ts';
import { DefinitionFilters } from '../list/DefinitionFilters.tsx';
import { DefinitionTile, summaryLine } from '../list/DefinitionTile.tsx';
import { noFilter, offeredQuery, readDefinitions } from '../list/definition-filter.ts';
import classes from './GuidedWorkouts.module.css';

const inAddress = { read: readDefinitions, write: writeFilter };

export default function GuidedWorkouts({ id }: ScreenProps) {
  const t = useT();
  const club = useClub();
  if (club === null)
    return (
      <Page title={t('definitions.title')}>
        <EmptyState title={t('definitions.nothingPublished')}>{t('definitions.nothingPublishedText')}</EmptyState>
      </Page>
    );
  return id !== undefined && /^[1-9]\d{0,14}$/.test(id) ? (
    <One key={`${club.ClubId}/${id}`} clubId={club.ClubId} definitionId={Number(id)} />
  ) : (
    <Offered key={club.ClubId} clubId={club.ClubId} />
  );
}

function Offered({ clubId: id }: { clubId: number }) {
  const t = useT();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => offeredQuery(filter), [filter]);
  const page = useListPage(listOfferedWorkouts, { params: { id }, query }, rows);
  const onClear = setCount(filter) > 0 ? () => change(noFilter) : undefined;
  return (
    <ListScreen
      title={t('definitions.title')}
      label={t('definitions.title')}
      page={page}
      search={{ value: filter.q, placeholder: t('definitions.searchHint'), onChange: (q) => change({ q }) }}
      filters={<DefinitionFilters filter={filter} onChange={change} />}
      empty={{ title: t('definitions.nothingPublished'), text: t('definitions.nothingPublishedText') }}
      unmatched={onClear && { title: t('definitions.noneMatch'), onClear }}
      idOf={(row) => row.WorkoutDefinitionId}
      grid
      columns={[]}
      card={(row) => <DefinitionTile workout={row} to={pathTo('GuidedWorkouts', row.WorkoutDefinitionId)} />}
      showMore={showMore}
    />
  );
}

function One({ clubId: id, definitionId }: { clubId: number; definitionId: number }) {
  const t = useT();
  const one = useCall(getOfferedWorkout, { params: { id, definitionId } }, { quiet: true, ignore: [404] });
  return (
    <Page title={one.data?.Title ?? t('definitions.workout')} back={pathTo('GuidedWorkouts')}>
      {one.error?.is('WorkoutDefinitionNotFound') === true ? (
        <EmptyState title={t('error.WorkoutDefinitionNotFound')} />
      ) : (
        <QueryResult query={one} loading={<SkeletonRows rows={5} />}>
          {(workout) => <Workout workout={workout} />}
        </QueryResult>
      )}
    </Page>
  );
}

function Workout({ workout }: { workout: OfferedWorkout }) {
  const t = useT();
  const now = useNow();
  const { ClubId: id, WorkoutDefinitionId: definitionId, Title, Description, PictureUris, PublishedAt, Video } = workout;
  return (
    <div className={classes['workout']}>
      <div className={classes['seen']}>
        {Video !== null && (
          <Player
            title={Title}
            source="Upload"
            preview={Video.PreviewUri}
            seconds={Video.Seconds}
            open={() => send(playOfferedWorkout, { params: { id, definitionId } }, { quiet: true })}
          />
        )}
        {PictureUris.map((uri, at) => (
          <Picture
            key={uri}
            uri={uri}
            pixels={960}
            alt={t('workouts.picture', { number: at + 1 })}
            className={classes['picture']}
            instead={<NoPicture className={classes['picture']} />}
          />
        ))}
      </div>
      <div className={classes['told']}>
        {isNewWorkout(PublishedAt, now) && (
          <span>
            <StateChip tone="info">{t('runs.new')}</StateChip>
          </span>
        )}
        <p className={classes['line']}>{summaryLine(t, workout)}</p>
        {Description !== '' && <p className={classes['text']}>{Description}</p>}
      </div>
    </div>
  );
}
