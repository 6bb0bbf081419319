import type { Timer } from '@clubpulse/contract/workouts/timers/timers';
import { createTimer, getTimer, updateTimer } from '@clubpulse/contract/workouts/timers/timers.calls';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { LoadedScreen } from '../../../kit/edit/EditScreen.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { useCall, useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { TimerActs } from './TimerActs.tsx';
import { TimerFields } from './TimerFields.tsx';
import { checkTimer, emptyTimer, type TimerValues, valuesOf } from './timer-values.ts';

interface TimerEditorProps {
  id: string;
  like: string | undefined;
}

export function TimerEditor({ id, like }: TimerEditorProps) {
  const t = useT();
  const number = Number(id === 'new' ? like : id);
  if (id === 'new' && like === undefined) return <NewTimer initial={emptyTimer} />;
  if (!Number.isSafeInteger(number) || number <= 0) return <NotFound />;
  return (
    <OfClub id={number}>
      {(timer) =>
        id === 'new' ? (
          <NewTimer initial={{ ...valuesOf(timer), Name: t('timers.copyOf', { name: timer.Name }) }} />
        ) : (
          <EditTimer timer={timer} />
        )
      }
    </OfClub>
  );
}

function OfClub({ id, children }: { id: number; children: Parameters<typeof LoadedScreen<Timer>>[0]['children'] }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const query = useCall(getTimer, { params: { id: ClubId, timerId: id } }, { ignore: [403, 404], quiet: true });
  if (query.data === undefined && query.error?.is('TimerNotFound') === true) return <NotFound />;
  return (
    <LoadedScreen query={query} title={t('workouts.timer')} back={pathTo('Timers')}>
      {children}
    </LoadedScreen>
  );
}

function NotFound() {
  const t = useT();
  return (
    <Page title={t('workouts.timer')} back={pathTo('Timers')}>
      <EmptyState
        title={t('kit.notFound')}
        action={
          <Button component={Link} to={pathTo('Timers')}>
            {t('timers.toList')}
          </Button>
        }
      >
        {t('error.TimerNotFound')}
      </EmptyState>
    </Page>
  );
}

function NewTimer({ initial }: { initial: TimerValues }) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ initial, check: checkTimer });
  const create = useChange(createTimer, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('timers.saved', { name }) }),
  });
  return (
    <Page title={t('timers.new')} back={pathTo('Timers')}>
      <TimerFields
        form={form}
        act={t('timers.add')}
        save={(body) => create.mutateAsync({ params: { id }, body })}
        onSaved={({ TimerId }) => void navigate(pathTo('Timers', TimerId), { replace: true })}
      />
    </Page>
  );
}

function EditTimer({ timer }: { timer: Timer }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ saved: useMemo(() => valuesOf(timer), [timer]), check: checkTimer, early: true });
  const update = useChange(updateTimer, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('timers.saved', { name }) }),
  });
  const { TimerId: timerId, RowVersion } = timer;
  const counts = [
    t('workouts.exerciseCount', { count: timer.Exercises.length }),
    t('timers.roundsOf', { count: timer.Rounds }),
  ].join(' · ');
  return (
    <Page
      title={timer.Name}
      subtitle={counts}
      back={pathTo('Timers')}
      actions={<TimerActs timer={timer} onDeleted={form.discard} />}
    >
      <TimerFields
        form={form}
        save={(input) => update.mutateAsync({ params: { id, timerId }, body: { ...input, RowVersion } })}
      />
    </Page>
  );
}
