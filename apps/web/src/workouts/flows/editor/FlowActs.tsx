import type { IntensityFlow } from '@clubpulse/contract/workouts/flows/flows';
import { deleteFlow } from '@clubpulse/contract/workouts/flows/flows.calls';
import { CopyAndDelete } from '../../../kit/page/CopyAndDelete.tsx';
import { useDeletion } from '../../../kit/page/ScreenDeletion.tsx';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';

interface FlowActsProps {
  flow: IntensityFlow;
  onDeleted: () => void;
}

export function FlowActs({ flow, onDeleted }: FlowActsProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { IntensityFlowId: flowId, Name: name } = flow;
  const remove = useDeletion(deleteFlow, { name, back: pathTo('IntensityFlows'), onDeleted });
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
