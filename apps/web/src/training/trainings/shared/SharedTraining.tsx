import type { SharedTraining as Shared } from '@clubpulse/contract/training/sharing/sharing';
import { openSharedTraining } from '@clubpulse/contract/training/sharing/sharing.calls';
import { FigureList } from '../../../kit/figures/FigureList.tsx';
import { ZoneBar } from '../../../kit/figures/ZoneBar.tsx';
import { lazyComponentLoadedFirst } from '../../../kit/lazy-component.tsx';
import { VisitorPage } from '../../../kit/page/VisitorPage.tsx';
import { Bone } from '../../../kit/states/Bones.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { Loading, SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { trainingTypeLabel } from '../names.ts';
import { timeFigures } from '../time-figures.ts';
import { zoneSeconds } from '../totals.ts';
import { MinuteStrip } from '../training/MinuteStrip.tsx';
import classes from './SharedTraining.module.css';
import { useSharedCharts } from './use-shared-charts.ts';

const SharedWay = lazyComponentLoadedFirst(() => import('./SharedWay.tsx').then((it) => it.SharedWay));

export default function SharedTraining({ id: code = '' }: ScreenProps) {
  const t = useT();
  const query = useCall(openSharedTraining, { params: { code } }, { ignore: [400, 404], quiet: true });
  const isInvalid = query.error !== null && [400, 404].includes(query.error.status);
  return (
    <VisitorPage width={query.data?.ShowsCharts ? 'charts' : 'figures'}>
      {isInvalid ? (
        <>
          <h1>{t('training.sharedGone')}</h1>
          <p>{t('training.sharedGoneText')}</p>
        </>
      ) : (
        <QueryResult query={query} loading={<SkeletonScreen />}>
          {(training) => <Figures code={code} training={training} />}
        </QueryResult>
      )}
    </VisitorPage>
  );
}

function Figures({ code, training }: { code: string; training: Shared }) {
  const t = useT();
  const formats = useFormats();
  const { AverageHeartRate: average, MaxHeartRate: peak } = training;
  const { query, charts } = useSharedCharts(code, training.ShowsCharts, training.Duration);
  const distance = training.Distance ?? charts?.metres ?? null;
  const type = trainingTypeLabel(training.TrainingType, t);
  const isReceived = training.Duration > training.GapTime;
  const figures = [
    ...timeFigures(training, formats, t),
    ...(average === null ? [] : [{ value: t('kit.bpm', { bpm: average }), label: t('training.sharedAverage') }]),
    ...(peak === null ? [] : [{ value: t('kit.bpm', { bpm: peak }), label: t('training.sharedPeak') }]),
    { value: formats.number(training.Calories), label: t('training.kcal') },
    ...(distance === null ? [] : [{ value: formats.distance(distance), label: t('training.distance') }]),
  ];
  const when = `${formats.weekday(training.Begin, 'short')} ${formats.dateTime(training.Begin)}`;
  return (
    <>
      <div>
        <h1>{training.Name || type}</h1>
        <p className={classes['quiet']}>
          {[t('training.sharedBy', { name: training.Nickname }), ...(training.Name ? [type] : []), when, training.SourceName]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <p className={classes['hero']}>
        <span>{formats.number(training.Points)}</span> <b>{t('kit.pointsUnit', { count: training.Points })}</b>
      </p>
      <FigureList className={classes['figures']} figures={figures} />
      {isReceived && <ZoneBar size="tall" seconds={zoneSeconds(training)} />}
      {training.ShowsCharts && (
        <QueryResult
          query={query}
          loading={
            <Loading>
              <Bone height={320} />
            </Loading>
          }
        >
          {() => charts && <SharedWay training={training} charts={charts} isReceived={isReceived} />}
        </QueryResult>
      )}
      {isReceived && <MinuteStrip minutes={training.Minutes} pauses={training.Pauses} />}
    </>
  );
}
