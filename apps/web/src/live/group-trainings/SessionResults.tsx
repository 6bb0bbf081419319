import type { GroupResult, GroupTraining } from '@clubpulse/contract/live/group-trainings';
import { getGroupTraining } from '@clubpulse/contract/live/group-trainings.calls';
import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { FigureList } from '../../kit/figures/FigureList.tsx';
import { ZoneBar } from '../../kit/figures/ZoneBar.tsx';
import { Bone } from '../../kit/states/Bones.tsx';
import { Loading } from '../../kit/states/Skeleton.tsx';
import { api, callKey } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './SessionResults.module.css';

type Trained = Pick<TrainingDetail, 'TrainingId' | 'Groups'>;
interface Counted {
  readonly group: GroupTraining;
  readonly result: GroupResult;
}

const MINUTE_MS = 60_000;

const minutesBetween = ({ End }: Trained['Groups'][number], next: Trained['Groups'][number] | undefined): number =>
  End === null || next === undefined ? 0 : Math.max(0, Math.round((Date.parse(next.Begin) - Date.parse(End)) / MINUTE_MS));

export function SessionResults({ training, isOwn }: { training: Trained; isOwn: boolean }) {
  const t = useT();
  const formats = useFormats();
  const { Groups, TrainingId } = training;
  const queries = useQueries({
    queries: Groups.map(({ GroupTrainingId: id }) => ({
      queryKey: callKey(getGroupTraining, { params: { id } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => api(getGroupTraining, { params: { id } }, { quiet: true, signal }),
    })),
  });
  if (queries.some(({ isPending }) => isPending))
    return (
      <Loading>
        <Bone height={180} />
      </Loading>
    );
  const found = queries.map(({ data: group }): Counted | undefined => {
    const result = group?.Results.find((one) => (isOwn ? one.IsSelf : one.TrainingId === TrainingId));
    return group && result && { group, result };
  });
  const counted = found.filter((one) => one !== undefined);
  const isOfSeveral = counted.length > 1;
  const sum = (figure: (result: GroupResult) => number) => counted.reduce((total, { result }) => total + figure(result), 0);
  const points = sum(({ Points }) => Points);
  return (
    <div className={classes['sessions']}>
      {isOfSeveral && (
        <header>
          <h2>{t('group.results', { count: counted.length })}</h2>
          <p>{t('group.ofEach')}</p>
        </header>
      )}
      {Groups.map((group, place) => {
        const one = found[place];
        const between = minutesBetween(group, Groups[place + 1]);
        return (
          <Fragment key={group.GroupTrainingId}>
            {one === undefined ? (
              <All id={group.GroupTrainingId} name={group.Name} />
            ) : (
              <SessionCard counted={one} title={isOfSeveral ? 'h3' : 'h2'} />
            )}
            {between > 0 && <p className={classes['between']}>{t('group.between', { count: between })}</p>}
          </Fragment>
        );
      })}
      {isOfSeveral && (
        <p className={classes['sum']}>
          {t('group.sum')}{' '}
          <b>
            {formats.number(points)} {t('kit.pointsUnit', { count: points })}, {formats.duration(sum(({ Duration }) => Duration))}
          </b>
        </p>
      )}
    </div>
  );
}

function All({ id, name }: { id: number; name: string }) {
  const t = useT();
  return (
    <Link className={classes['everybody']} to={pathTo('GroupTraining', id)}>
      <IconUsersGroup size={20} stroke={1.8} aria-hidden="true" />
      {t('training.togetherIn', { name })}
    </Link>
  );
}

function lengthOf({ group: { Begin, End }, result: { Duration } }: Counted): number | null {
  if (End === null) return null;
  const minutes = Math.round((Date.parse(End) - Date.parse(Begin)) / MINUTE_MS);
  return Duration <= (minutes - 1) * 60 ? minutes : null;
}

function SessionCard({ counted, title: Title }: { counted: Counted; title: 'h2' | 'h3' }) {
  const t = useT();
  const formats = useFormats();
  const { group, result } = counted;
  const minutes = lengthOf(counted);
  const time = group.End === null ? formats.time(group.Begin) : `${formats.time(group.Begin)}–${formats.time(group.End)}`;
  const figures = [
    {
      value: formats.duration(result.Duration),
      label: minutes === null ? t('kit.timeTaken') : t('group.ofMinutes', { count: minutes }),
    },
    {
      value: t('group.placeOf', { rank: formats.number(result.Rank), count: group.Results.length }),
      label: t('group.byPoints'),
    },
    ...(result.AverageHeartRate === null ? [] : [{ value: formats.number(result.AverageHeartRate), label: t('kit.average') }]),
    ...(result.IsShared ? [{ value: formats.duration(result.TargetTime), label: t('group.inTarget') }] : []),
  ];
  return (
    <article className={classes['card']}>
      <div className={classes['head']}>
        <span className={classes['name']}>
          <Title className={classes['title']}>{group.Name}</Title>
          <small>{[time, group.TrainerName, group.RoomName].filter((part) => part !== null).join(', ')}</small>
        </span>
        <b className={classes['points']}>
          {formats.number(result.Points)} <small>{t('kit.pointsUnit', { count: result.Points })}</small>
        </b>
      </div>
      {result.IsShared && <ZoneBar seconds={result.ZoneTimes} />}
      <FigureList className={classes['figures']} figures={figures} />
      <All id={group.GroupTrainingId} name={group.Name} />
    </article>
  );
}
