import type { RunDetail } from '@clubpulse/contract/workouts/runs/runs';
import { deleteRun, getRun } from '@clubpulse/contract/workouts/runs/runs.calls';
import { IconChevronRight, IconInfoCircle, IconTrash, IconTrophy } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { Card } from '../../../kit/page/Card.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { Banner } from '../../../kit/states/Banner.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import { useCall, useChange } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../../platform/routes.ts';
import type { ScreenProps } from '../../../platform/screen.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useFigureText, useWeightText } from '../figure-text.ts';
import { useExercises } from '../use-exercises.ts';
import classes from './Result.module.css';
import { DoneAndPlanned, Sum } from './Result.tsx';

export default function WorkoutSheetExecutionLog({ id }: ScreenProps) {
  const t = useT();
  const query = useCall(getRun, { params: { id: Number(id) } });
  if (query.data !== undefined) return <Log run={query.data} />;
  return (
    <Page title={t('runs.log')} back={pathTo('Journal')}>
      <QueryResult query={query} loading={<SkeletonScreen />}>
        {() => null}
      </QueryResult>
    </Page>
  );
}

function Log({ run }: { run: RunDetail }) {
  const t = useT();
  const formats = useFormats();
  const goTo = useGoTo();
  const self = useSelf();
  const weightWords = useWeightText();
  const [isDeleting, setDeleting] = useState(false);
  const own = run.UserId === self.UserId;
  const deletion = useChange(deleteRun, { leaves: true, onDone: () => goTo('Journal', undefined, { replace: true }) });
  const title = [run.Name, run.DayName || t('workouts.dayNumber', { number: run.Day + 1 })].join(', ');
  const seconds = Math.round((Date.parse(run.End) - Date.parse(run.Begin)) / 1000);
  const change = run.VolumeBefore === null ? null : run.Volume - run.VolumeBefore;
  const volumeLabel =
    change === null || change === 0
      ? t('runs.volume')
      : t('runs.volumeSince', { change: `${change > 0 ? '+' : '−'}${weightWords(Math.abs(change))}` });
  const { Training } = run;
  return (
    <Page
      reading
      title={title}
      subtitle={[
        own ? '' : t('runs.of', { nickname: run.Nickname }),
        `${formats.date(run.Begin)}, ${formats.time(run.Begin)} – ${formats.time(run.End)}`,
      ]
        .filter(Boolean)
        .join(', ')}
      back={own ? pathTo('Journal') : pathTo('Journal', run.UserId)}
      actions={
        run.MayDelete && (
          <HeaderActions
            label={t('kit.actionsOf', { name: title })}
            actions={[{ label: t('runs.delete'), icon: IconTrash, danger: true, onClick: () => setDeleting(true) }]}
          />
        )
      }
    >
      <div className={classes['column']}>
        {run.SheetState !== 'Same' && (
          <Banner tone="info" icon={IconInfoCircle}>
            {t(run.SheetState === 'Changed' ? 'runs.sheetChanged' : 'runs.sheetGone')}
          </Banner>
        )}
        <Sum
          percent={run.Percent}
          evaluation={run.Evaluation}
          done={run.Done}
          planned={run.Planned}
          figures={[
            { value: formats.duration(seconds), label: t('kit.timeTaken') },
            ...(run.Volume > 0 ? [{ value: weightWords(run.Volume), label: volumeLabel }] : []),
            ...(Training === null
              ? []
              : [{ value: formats.number(Training.Points), label: t('kit.pointsUnit', { count: Training.Points }) }]),
            ...(Training?.AverageHeartRate === undefined || Training.AverageHeartRate === null
              ? []
              : [{ value: formats.number(Training.AverageHeartRate), label: t('runs.average') }]),
          ]}
        />
        {run.Felt !== null && <Card title={t('runs.felt')}>{t('runs.feltWas', { felt: run.Felt })}</Card>}
        {Training !== null && (
          <Card>
            <Link to={pathTo('Training', Training.TrainingId)} className={classes['training']}>
              <span>
                <b>{t('runs.toTraining')}</b>
              </span>
              <IconChevronRight size={20} aria-hidden="true" />
            </Link>
          </Card>
        )}
        <Records run={run} />
        <DoneAndPlanned plan={run.Plan} sets={run.Sets} exercises={run.Exercises} detailed />
      </div>
      <ConfirmDialog
        opened={isDeleting}
        danger
        title={t('kit.deleteTitle', { name: title })}
        keep={t('kit.keepIt')}
        confirm={t('kit.delete')}
        busy={deletion.isPending}
        refusal={<Refusal words={deletion.error === null ? null : refusalText(deletion.error)} />}
        onConfirm={() => deletion.mutate({ params: { id: run.WorkoutSheetRunId } })}
        onClose={() => setDeleting(false)}
      >
        {t('runs.deleteText')}
      </ConfirmDialog>
    </Page>
  );
}

function Records({ run }: { run: RunDetail }) {
  const t = useT();
  const formats = useFormats();
  const named = useExercises(run.Exercises);
  const words = useFigureText();
  const weightWords = useWeightText();
  if (run.Records.length === 0) return null;
  const textOf = ({ Reps, Value }: { Reps: number | null; Value: number }) =>
    Reps === null ? weightWords(Value) : words({ Reps, Duration: null, Weight: Value });
  return (
    <Card title={t('runs.records')}>
      <ul className={classes['records']}>
        {run.Records.map((record) => (
          <li key={`${record.ExerciseId} ${record.Kind}`}>
            <span className={classes['trophy']} aria-hidden="true">
              <IconTrophy size={20} stroke={1.8} />
            </span>
            <span>
              <b>{`${named.nameOf(record.ExerciseId)}, ${textOf(record)}`}</b>
              <small>
                {t(`runs.record-${record.Kind}`, { before: textOf(record.Before), day: formats.date(record.Before.Begin) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
