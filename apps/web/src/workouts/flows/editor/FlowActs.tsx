import type { IntensityFlow } from '@clubpulse/contract/workouts/flows/flows';
import { deleteFlow } from '@clubpulse/contract/workouts/flows/flows.calls';
import { useNavigate } from 'react-router';
import { CopyAndDelete } from '../../../kit/page/CopyAndDelete.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';

interface FlowActsProps {
  flow: IntensityFlow;
  onDeleted: () => void;
}

export function FlowActs({ flow, onDeleted }: FlowActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const { IntensityFlowId: flowId, Name: name } = flow;
  const remove = useChange(deleteFlow, {
    leaves: true,
    onDone: () => {
      toastDone({ title: t('kit.deletedName', { name }) });
      onDeleted();
      void navigate(pathTo('IntensityFlows'), { replace: true });
    },
  });
  return (
    <CopyAndDelete
      name={name}
      copy={{ label: t('workouts.makeCopy'), to: `${pathTo('IntensityFlows', 'new')}/${flowId}` }}
      text={t('flows.deleteText')}
      isBusy={remove.isPending}
      onDelete={() => remove.mutate({ params: { id, flowId } })}
    />
  );
}
