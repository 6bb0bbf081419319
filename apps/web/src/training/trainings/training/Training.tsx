import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { getHeartbeats, getTraining } from '@clubpulse/contract/training/trainings.calls';
import type { ZoneLimits } from '@clubpulse/rules/accounts/users/zones';
import { percentOfMax } from '@clubpulse/rules/accounts/users/zones';
import { METERS_PER_MILE } from '@clubpulse/rules/formats/units';
import { FEET_OF_A_METRE } from '@clubpulse/rules/training/series/climb';
import { loadOfEdwards } from '@clubpulse/rules/training/trainings/load';
import { type ReactNode, useMemo } from 'react';
import { NeedsBody } from '../../../accounts/users/public.ts';
import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { Bone } from '../../../kit/states/Bones.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { Loading, SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useSelf } from '../../../platform/session.tsx';
import { Feedbacks, Thread } from '../../comments/public.ts';
import { AlongTheWay, type Axis, type AxisKind, type ChartView, timeAxis, useChartView } from '../../series/public.ts';
import { LiveMark } from '../LiveMark.tsx';
import { trainingName, trainingTypeLabel } from '../names.ts';
import { timeFigures } from '../time-figures.ts';
import { zoneSeconds } from '../totals.ts';
import { Figures } from './Figures.tsx';
import { HeartRateChart } from './HeartRateChart.tsx';
import { MinuteStrip } from './MinuteStrip.tsx';
import { partsOf } from './parts.ts';
import { isRead, type ReadTraining } from './read-training.ts';
import classes from './Training.module.css';
import { TrainingHead } from './TrainingHead.tsx';
import { useWay } from './use-way.ts';
import { ZoneTable } from './ZoneTable.tsx';

const Note = lazyComponent(() => import('./Note.tsx').then((it) => it.Note));
const Sources = lazyComponent(() => import('./Sources.tsx').then((it) => it.Sources));

const LIVE_POLL_MS = 15_000;

interface TrainingProps extends ScreenProps {
  sessions: (training: TrainingDetail) => ReactNode;
  inRoom: (training: TrainingDetail) => ReactNode;
}

export function Training({ id = '', sessions, inRoom }: TrainingProps) {
  const t = useT();
  const self = useSelf();
  const query = useCall(getTraining, { params: { id } }, { keepPrevious: 'ofAnother', staleTime: LIVE_POLL_MS, quiet: true });
  const training = query.data;
  const journal =
    training === undefined || training.UserId === self.UserId ? pathTo('Journal') : pathTo('Journal', training.UserId);
  return (
    <Page
      title={training ? trainingName(training, t) : t('training.training')}
      subtitle={training && <Subtitle training={training} own={training.UserId === self.UserId} />}
      back={journal}
      actions={training && <TrainingHead training={training} journal={journal} />}
    >
      {training?.UserId === self.UserId && <NeedsBody />}
      {query.error?.is('NotShared') ? (
        <EmptyState title={t('training.heartRateNotShared')}>{refusalText(query.error)}</EmptyState>
      ) : (
        <QueryResult query={query} loading={<SkeletonScreen />}>
          {(detail) =>
            isRead(detail) ? (
              <div className={classes['sides']}>
                <Detail key={detail.TrainingId} training={detail} sessions={sessions(detail)}>
                  {inRoom(detail)}
                </Detail>
                <aside className={classes['aside']}>
                  <Feedbacks trainingId={detail.TrainingId} userId={detail.UserId} />
                  <Thread key={detail.TrainingId} trainingId={detail.TrainingId} userId={detail.UserId} />
                </aside>
              </div>
            ) : (
              <Note note={detail} />
            )
          }
        </QueryResult>
      )}
    </Page>
  );
}

function sourceWords({ Source, SourceName }: TrainingDetail, t: Translate): string[] {
  if (Source === 'Heart' || Source === 'Note') return [];
  return [SourceName === '' ? t(sources[Source]) : t('training.fromSource', { name: SourceName })];
}
const sources = { Hand: 'training.byHand', File: 'training.fromFile', Wearable: 'training.fromWearable' } as const;

const onFoot: ReadonlySet<string> = new Set(['running', 'trailRunning', 'treadmill', 'walking', 'nordicWalking', 'hiking']);

function speedFigure(type: string, speed: number, { duration, number, units: { imperial } }: Formats, t: Translate) {
  const unit = imperial ? METERS_PER_MILE : 1000;
  return onFoot.has(type)
    ? { value: duration(Math.round(unit / speed)), label: t(imperial ? 'training.paceMile' : 'training.paceKm') }
    : { value: number((speed * 3600) / unit, 1), label: t(imperial ? 'training.averageMph' : 'training.averageKmh') };
}

function Subtitle({ training, own }: { training: TrainingDetail; own: boolean }) {
  const t = useT();
  const formats = useFormats();
  const name = trainingName(training, t);
  const places = [training.RoomName, training.ClubName].filter((place) => place !== null && place !== name);
  const when = `${formats.weekday(training.Begin, 'short')} ${formats.dateTime(training.Begin)}`;
  const source = sourceWords(training, t);
  const type = trainingTypeLabel(training.TrainingType, t);
  return (
    <>
      {[...(own ? [] : [training.Nickname]), ...(type === name ? [] : [type]), when, ...places, ...source].join(', ')}{' '}
      {training.IsLive && <LiveMark />}
    </>
  );
}

interface DetailProps {
  training: ReadTraining;
  sessions: ReactNode;
  children: ReactNode;
}

function Detail({ training, sessions, children }: DetailProps) {
  const t = useT();
  const formats = useFormats();
  const { Zones } = training;
  const limits: ZoneLimits = [Zones.Zone0Bpm, Zones.Zone1Bpm, Zones.Zone2Bpm, Zones.Zone3Bpm, Zones.Zone4Bpm, Zones.Zone5Bpm];
  const ofMax = (bpm: number) => formats.percent(percentOfMax(bpm, Zones.Zone5Bpm, limits));
  const { AverageHeartRate: average, MaxHeartRate: peak } = training;
  const isReceived = training.Duration > training.GapTime;
  const isRecorded = training.Source === 'File' || training.Source === 'Wearable';
  const view = useChartView();
  const seconds = useMemo(() => timeAxis(training.Duration), [training.Duration]);
  const { distance, climbed } = useWay(training);
  const figures = [
    ...timeFigures(training, formats, t),
    ...(average === null ? [] : [{ value: average, label: t('training.averageLabel', { percent: ofMax(average) }) }]),
    ...(peak === null ? [] : [{ value: peak, label: t('training.peakLabel', { percent: ofMax(peak) }) }]),
    ...(training.Recovery === null
      ? []
      : [{ value: `−${formats.number(training.Recovery)}`, label: t('training.recoveryLabel') }]),
    { value: formats.number(training.Calories), label: t('training.kcal') },
    ...(distance === null ? [] : [{ value: formats.distance(distance), label: t('training.distance') }]),
    ...(distance && training.MovingTime > 0
      ? [speedFigure(training.TrainingType, distance / training.MovingTime, formats, t)]
      : []),
    ...(climbed === null
      ? []
      : [
          formats.units.imperial
            ? { value: formats.number(Math.round(climbed * FEET_OF_A_METRE)), label: t('training.feetUp') }
            : { value: formats.number(Math.round(climbed)), label: t('training.metresUp') },
        ]),
    ...(isReceived
      ? [
          {
            value: formats.duration(training.TargetTime),
            label: t('training.targetLabel', { low: Zones.TargetZoneLowPrc, high: formats.percent(Zones.TargetZoneHighPrc) }),
          },
          { value: formats.number(Math.round(loadOfEdwards(zoneSeconds(training)))), label: t('training.loadLabel') },
        ]
      : []),
  ];
  return (
    <div className={classes['detail']}>
      <p className={classes['whose']}>{training.Nickname}</p>
      <section className={classes['summary']} aria-label={t('training.summary')}>
        <p className={classes['hero']}>
          <span className={classes['points']}>{formats.number(training.Points)}</span>{' '}
          <b>{t('kit.pointsUnit', { count: training.Points })}</b>
        </p>
        <Figures figures={figures} />
      </section>
      {training.IsLive && <p className={classes['countedTo']}>{t('training.countedTo', { time: formats.time(training.End) })}</p>}
      {sessions}
      {training.Note !== '' && <p className={classes['note']}>{training.Note}</p>}
      {children}
      {isRecorded ? (
        <AlongTheWay
          training={training}
          limits={limits}
          view={view}
          heart={isReceived ? (axis, kind) => <Chart training={training} view={view} axis={axis} kind={kind} isOfMany /> : null}
        />
      ) : (
        isReceived && <Chart training={training} view={view} axis={seconds} kind="time" isOfMany={false} />
      )}
      {isReceived ? (
        <>
          <MinuteStrip minutes={training.Minutes} pauses={training.Pauses} />
          <ZoneTable training={training} />
          {training.PauseTime > 0 && (
            <p className={classes['gap']}>{t('training.pauseNote', { time: formats.duration(training.PauseTime) })}</p>
          )}
          {training.Impossible && (
            <p className={classes['gap']}>
              {t('training.impossibleNote', {
                time: formats.duration(training.Impossible.Seconds),
                bpm: training.Impossible.HeartRate,
                maximum: Zones.Zone5Bpm,
              })}
            </p>
          )}
          {training.GapTime > training.PauseTime && (
            <p className={classes['gap']}>
              {t('training.gapNote', { time: formats.duration(training.GapTime - training.PauseTime) })}
            </p>
          )}
        </>
      ) : (
        <p className={classes['gap']}>{t('training.notHeard')}</p>
      )}
      {training.OtherSources + training.Notes > 0 && <Sources training={training} />}
    </div>
  );
}

interface ChartProps {
  training: ReadTraining;
  view: ChartView;
  axis: Axis;
  kind: AxisKind;
  isOfMany: boolean;
}

function Chart({ training, view, axis, kind, isOfMany }: ChartProps) {
  const t = useT();
  const formats = useFormats();
  const parts = useMemo(() => partsOf(training), [training]);
  const series = useCall(
    getHeartbeats,
    { params: { id: training.UserId }, query: { from: training.Begin, to: training.End, training: String(training.TrainingId) } },
    { keepPrevious: true, message: 'training.dataFailed' },
  );
  return (
    <section aria-label={t('training.heartRate')}>
      <QueryResult
        query={series}
        loading={
          <Loading>
            <Bone height={320} />
          </Loading>
        }
      >
        {({ HeartRates }) => (
          <HeartRateChart
            heartRates={HeartRates}
            pauses={training.Pauses}
            parts={parts}
            zones={training.Zones}
            view={view}
            axis={axis}
            kind={kind}
            isOfMany={isOfMany}
            average={training.AverageHeartRate}
            peak={training.MaxHeartRate}
            label={t('training.chartLabel', {
              time: formats.duration(training.Duration),
              average: training.AverageHeartRate ?? 0,
              peak: training.MaxHeartRate ?? 0,
            })}
          />
        )}
      </QueryResult>
    </section>
  );
}
