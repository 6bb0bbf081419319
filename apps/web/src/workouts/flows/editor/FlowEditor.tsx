import type { IntensityFlow } from '@clubpulse/contract/workouts/flows/flows';
import { createFlow, getFlow, updateFlow } from '@clubpulse/contract/workouts/flows/flows.calls';
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
import { FlowActs } from './FlowActs.tsx';
import { FlowFields } from './FlowFields.tsx';
import { checkFlow, emptyFlow, type FlowValues, valuesOf } from './flow-values.ts';

interface FlowEditorProps {
  id: string;
  like: string | undefined;
}

export function FlowEditor({ id, like }: FlowEditorProps) {
  const t = useT();
  const number = Number(id === 'new' ? like : id);
  if (id === 'new' && like === undefined) return <NewFlow initial={emptyFlow} />;
  if (!Number.isSafeInteger(number) || number <= 0) return <NotFound />;
  return (
    <OfClub id={number}>
      {(flow) =>
        id === 'new' ? (
          <NewFlow initial={{ ...valuesOf(flow), Name: t('timers.copyOf', { name: flow.Name }) }} />
        ) : (
          <EditFlow flow={flow} />
        )
      }
    </OfClub>
  );
}

function OfClub({ id, children }: { id: number; children: Parameters<typeof LoadedScreen<IntensityFlow>>[0]['children'] }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const query = useCall(getFlow, { params: { id: ClubId, flowId: id } }, { ignore: [403, 404], quiet: true });
  if (query.data === undefined && query.error?.is('FlowNotFound') === true) return <NotFound />;
  return (
    <LoadedScreen query={query} title={t('flows.flow')} back={pathTo('IntensityFlows')}>
      {children}
    </LoadedScreen>
  );
}

function NotFound() {
  const t = useT();
  return (
    <Page title={t('flows.flow')} back={pathTo('IntensityFlows')}>
      <EmptyState
        title={t('kit.notFound')}
        action={
          <Button component={Link} to={pathTo('IntensityFlows')}>
            {t('flows.toList')}
          </Button>
        }
      >
        {t('error.FlowNotFound')}
      </EmptyState>
    </Page>
  );
}

function NewFlow({ initial }: { initial: FlowValues }) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ initial, check: checkFlow });
  const create = useChange(createFlow, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('timers.saved', { name }) }),
  });
  return (
    <Page title={t('flows.new')} back={pathTo('IntensityFlows')}>
      <FlowFields
        form={form}
        act={t('flows.add')}
        save={(body) => create.mutateAsync({ params: { id }, body })}
        onSaved={({ IntensityFlowId }) => void navigate(pathTo('IntensityFlows', IntensityFlowId), { replace: true })}
      />
    </Page>
  );
}

function EditFlow({ flow }: { flow: IntensityFlow }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ saved: useMemo(() => valuesOf(flow), [flow]), check: checkFlow, early: true });
  const update = useChange(updateFlow, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('timers.saved', { name }) }),
  });
  const { IntensityFlowId: flowId, RowVersion } = flow;
  return (
    <Page
      title={flow.Name}
      subtitle={t('flows.segmentsOf', { count: flow.Segments.length })}
      back={pathTo('IntensityFlows')}
      actions={<FlowActs flow={flow} onDeleted={form.discard} />}
    >
      <FlowFields form={form} save={(input) => update.mutateAsync({ params: { id, flowId }, body: { ...input, RowVersion } })} />
    </Page>
  );
}
