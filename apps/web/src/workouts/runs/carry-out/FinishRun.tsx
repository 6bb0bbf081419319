import { evaluationOf, percentDone } from '@clubpulse/rules/workouts/runs/evaluation';
import { volumeOf } from '@clubpulse/rules/workouts/runs/records';
import { turnsOfRun, withFelt } from '@clubpulse/rules/workouts/runs/running';
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Card } from '../../../kit/page/Card.tsx';
import { Page, PageFoot } from '../../../kit/page/Page.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { seemsReachable, useUnreachableSince } from '../../../platform/reach/reach.ts';
import { useGoTo } from '../../../platform/routes.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { useWeightText } from '../figure-text.ts';
import classes from '../result/Result.module.css';
import { DoneAndPlanned, Sum } from '../result/Result.tsx';
import { reportRefused } from '../stored/report-refused.ts';
import { sendRuns } from '../stored/send-runs.ts';
import { outlivesPage, RUNS, type StoredRun, saveStoredRun } from '../stored/stored-runs.ts';
import { dayName } from './ChooseDay.tsx';

const felts = [2, 4, 6, 8, 10] as const;

export interface RecordedMeanwhile {
  readonly points: number;
  readonly average: number | null;
}

interface FinishRunProps {
  stored: StoredRun;
  received: RecordedMeanwhile | null;
  isSaving: boolean;
  onSaving: (key: string | null) => void;
}

export function FinishRun({ stored: saved, received, isSaving, onSaving }: FinishRunProps) {
  const t = useT();
  const formats = useFormats();
  const goTo = useGoTo();
  const weightWords = useWeightText();
  const isAway = useUnreachableSince() !== null;
  const [outlives, setOutlives] = useState(true);
  useEffect(() => {
    void outlivesPage().then(setOutlives);
  }, []);
  const { run, plan } = saved;
  const end = run.end ?? run.begin;
  const done = run.sets.filter(({ State }) => State === 'done');
  const planned = turnsOfRun(run).length;
  const percent = percentDone(done.length, planned);
  const volume = volumeOf(done);

  const save = async () => {
    onSaving(run.key);
    await saveStoredRun({ ...saved, ready: true });
    const { sent, refused } = await sendRuns(saved.owner);
    const isThis = (one: { readonly stored: StoredRun }) => one.stored.run.key === run.key;
    reportRefused(t, formats, refused);
    const stored = sent.find(isThis)?.run;
    if (stored !== undefined) goTo('WorkoutSheetExecutionLog', stored.WorkoutSheetRunId, { replace: true });
    else if (!refused.some(isThis)) toastDone({ title: t(seemsReachable() ? 'runs.keptForNow' : 'runs.keptHere'), about: RUNS });
    onSaving(null);
  };

  return (
    <Page
      title={[plan.Name, dayName(run.plan, run.day, t)].join(', ')}
      subtitle={`${formats.date(new Date(run.begin))}, ${formats.time(new Date(run.begin))} – ${formats.time(new Date(end))}`}
    >
      <div className={classes['column']}>
        <Sum
          percent={percent}
          evaluation={evaluationOf(percent)}
          done={done.length}
          planned={planned}
          figures={[
            { value: formats.duration(Math.round((end - run.begin) / 1000)), label: t('kit.timeTaken') },
            ...(volume > 0 ? [{ value: weightWords(volume), label: t('runs.volume') }] : []),
            ...(received === null
              ? []
              : [{ value: formats.number(received.points), label: t('kit.pointsUnit', { count: received.points }) }]),
            ...(received === null || received.average === null
              ? []
              : [{ value: formats.number(received.average), label: t('runs.average') }]),
          ]}
        />
        <Card title={t('runs.felt')}>
          <div className={classes['felt']} role="group" aria-label={t('runs.felt')}>
            {felts.map((felt) => (
              <button
                key={felt}
                type="button"
                aria-pressed={run.felt === felt}
                onClick={() => void saveStoredRun({ ...saved, run: withFelt(run, run.felt === felt ? null : felt) })}
              >
                <b>{felt}</b>
                {t(`runs.felt-${felt}`)}
              </button>
            ))}
          </div>
        </Card>
        <DoneAndPlanned plan={run.plan} sets={run.sets} exercises={plan.Exercises} />
      </div>
      <PageFoot>
        <div className={classes['save']}>
          {(isAway || !outlives) && (
            <p className={classes['keptHere']} role="status">
              <IconCloudOff size={18} aria-hidden="true" />
              {t(outlives ? 'runs.keptHere' : 'runs.pageOnly')}
            </p>
          )}
          <Button size="lg" className={classes['volt']} loading={isSaving} onClick={() => void save()}>
            {t('runs.save')}
          </Button>
        </div>
      </PageFoot>
    </Page>
  );
}
