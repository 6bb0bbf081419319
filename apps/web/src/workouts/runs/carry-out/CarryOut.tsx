import type { RunPlan } from '@clubpulse/contract/workouts/runs/runs';
import { getRunPlan } from '@clubpulse/contract/workouts/runs/runs.calls';
import type { ProgramDay } from '@clubpulse/contract/workouts/sheets/program';
import { pictureFor } from '@clubpulse/rules/accounts/images/address';
import { asFinished, asPaused, asResumed, begun, type Running } from '@clubpulse/rules/workouts/runs/running';
import { type ReactNode, useEffect, useState } from 'react';
import { useBodyFirst } from '../../../accounts/users/public.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonScreen } from '../../../kit/states/Skeleton.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useKeepsHere } from '../../../platform/reach/stored-here.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useSelf } from '../../../platform/session.tsx';
import { STEP_PIXELS } from '../../exercises/public.ts';
import { dropRun, type StoredRun, saveStoredRun, useStoredRuns } from '../stored/stored-runs.ts';
import classes from './ChooseDay.module.css';
import { ChooseDay } from './ChooseDay.tsx';
import { FinishRun, type RecordedMeanwhile } from './FinishRun.tsx';
import { type HeartOfRun, RunMode } from './RunMode.tsx';

interface CarryOutProps {
  sheetId: number;
  before?: ReactNode;
  heart?: HeartOfRun;
  received?: (since: number) => RecordedMeanwhile | null;
}

function keepBegun(owner: number, plan: RunPlan, day: number, program: ProgramDay): void {
  const { WorkoutSheetId, RowVersion, ClubId, Name } = plan;
  const run = begun(crypto.randomUUID(), { WorkoutSheetId, RowVersion, ClubId, Name }, { day, plan: program }, Date.now());
  void saveStoredRun({ owner, run, plan, ready: false });
}

/** Loads pictures while there is a network. The picture at a URL never changes. */
function keepPictures(plan: RunPlan | undefined): void {
  for (const { Guide } of plan?.Exercises ?? [])
    for (const { PictureUri } of Guide?.Steps ?? []) new Image().src = pictureFor(PictureUri, STEP_PIXELS);
}

export function CarryOut({ sheetId, before, heart, received }: CarryOutProps) {
  const t = useT();
  const { UserId: owner } = useSelf();
  useKeepsHere();
  const all = useStoredRuns(owner);
  const query = useCall(getRunPlan, { params: { id: owner, sheetId } }, { keep: true, ignore: [404] });
  useEffect(() => keepPictures(query.data), [query.data]);
  const body = useBodyFirst();
  const [saving, setSaving] = useState<string | null>(null);
  const stored = all?.find(({ plan, run, ready }) => plan.WorkoutSheetId === sheetId && (!ready || run.key === saving));

  const waiting = all?.filter(({ ready, plan }) => ready && plan.WorkoutSheetId === sheetId).map(({ run }) => run) ?? [];

  const begin = (plan: RunPlan, day: number, program: ProgramDay) => body.first(() => keepBegun(owner, plan, day, program));
  const become = (held: StoredRun, run: Running) => void saveStoredRun({ ...held, run });

  if (stored !== undefined && stored.run.end !== null)
    return (
      <FinishRun
        stored={stored}
        received={received?.(stored.run.begin) ?? null}
        isSaving={saving !== null}
        onSaving={setSaving}
      />
    );
  if (stored !== undefined && stored.run.paused === null)
    return (
      <RunMode
        stored={stored}
        waiting={all?.filter(({ ready }) => ready).reduce((sum, { run }) => sum + run.sets.length, 0) ?? 0}
        heart={heart}
        onChange={(run) => become(stored, run)}
        onPause={() => become(stored, asPaused(stored.run, Date.now()))}
        onFinish={() => become(stored, asFinished(stored.run, Date.now()))}
        onThrow={() => void dropRun(stored)}
      />
    );
  return (
    <Page title={query.data?.Name ?? stored?.plan.Name ?? t('runs.run')} back={pathTo('Journal')}>
      {before && <div className={classes['before']}>{before}</div>}
      {all === undefined ? (
        <SkeletonScreen />
      ) : stored === undefined ? (
        <QueryResult query={query} loading={<SkeletonScreen />}>
          {(plan) => <ChooseDay plan={plan} waiting={waiting} onBegin={(day, program) => begin(plan, day, program)} />}
        </QueryResult>
      ) : (
        <ChooseDay
          plan={query.data ?? stored.plan}
          paused={stored.run}
          waiting={waiting}
          onGoOn={() => become(stored, asResumed(stored.run, Date.now()))}
          onFinish={() => become(stored, asFinished(stored.run, Date.now()))}
          onBegin={(day, program) => begin(query.data ?? stored.plan, day, program)}
        />
      )}
      {body.dialog}
    </Page>
  );
}
