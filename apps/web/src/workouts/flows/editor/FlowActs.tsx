import type { IntensityFlow } from '@clubpulse/contract/workouts/flows/flows';
import { deleteFlow } from '@clubpulse/contract/workouts/flows/flows.calls';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';

interface FlowActsProps {
  flow: IntensityFlow;
  /** Its changes are nothing to save any more. */
  onDeleted: () => void;
}

/** A copy of it, and its end. */
export function FlowActs({ flow, onDeleted }: FlowActsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const [isAsking, setAsking] = useState(false);
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
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[
          {
            label: t('workouts.makeCopy'),
            icon: IconCopy,
            onClick: () => void navigate(`${pathTo('IntensityFlows', 'new')}/${flowId}`),
          },
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          opened
          danger
          title={t('kit.deleteTitle', { name })}
          keep={t('kit.keepIt')}
          confirm={t('kit.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id, flowId } })}
          onClose={() => setAsking(false)}
        >
          {t('flows.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
