import type { SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { deleteSubscriptionType } from '@clubpulse/contract/billing/subscription-types.calls';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { DeleteDialog } from '../../kit/dialog/DeleteDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

interface DeleteTypeProps {
  type: SubscriptionType;
  onClose: () => void;
}

export function DeleteType({ type, onClose }: DeleteTypeProps) {
  const t = useT();
  const navigate = useNavigate();
  const { Name: name, Assigned, Suspended } = type;
  const remove = useDialogAct(deleteSubscriptionType, {
    doneText: () => t('kit.deletedName', { name }),
    onClose,
  });
  const held = Assigned + Suspended > 0;
  if (held || remove.error !== null) {
    const why =
      remove.error === null
        ? t('error.SubscriptionTypeAssigned', { assigned: Assigned, suspended: Suspended })
        : refusalText(remove.error);
    const show = () => {
      onClose();
      void navigate(`${pathTo('ManageUsers')}?subscription=${type.ClassSubscriptionId}`);
    };
    return (
      <ConfirmDialog
        opened
        title={t('billing.cannotDelete', { name })}
        keep={t('kit.close')}
        confirm={held || remove.error?.is('SubscriptionTypeAssigned') ? t('billing.showHolders') : undefined}
        onConfirm={show}
        onClose={onClose}
      >
        {why}
      </ConfirmDialog>
    );
  }
  return (
    <DeleteDialog
      name={name}
      confirm={t('billing.deleteType')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: type.ClassSubscriptionId } })}
      onClose={onClose}
    >
      {type.Plans.length > 0 ? t('billing.deleteTypePlans', { count: type.Plans.length }) : t('billing.deleteTypeText')}
    </DeleteDialog>
  );
}
