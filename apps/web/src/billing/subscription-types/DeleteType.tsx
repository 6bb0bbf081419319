import type { SubscriptionType } from '@clubpulse/contract/billing/subscription-types';
import { deleteSubscriptionType, listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import dialog from '../../kit/dialog.module.css';
import { useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone } from '../../platform/toasts.ts';
import classes from './DeleteType.module.css';

interface DeleteTypeProps {
  type: SubscriptionType;
  onClose: () => void;
}

/** Asks before a type goes; one that is held says by how many instead of failing, and leads to them. */
export function DeleteType({ type, onClose }: DeleteTypeProps) {
  const t = useT();
  const navigate = useNavigate();
  const { Name: name, Assigned, Suspended } = type;
  const remove = useChange(deleteSubscriptionType, {
    quiet: true,
    refreshes: [listSubscriptionTypes],
    onDone: () => {
      toastDone({ title: t('billing.deleted', { name }) });
      onClose();
    },
  });
  const held = Assigned + Suspended > 0;
  if (held || remove.error !== null) {
    const why =
      remove.error === null
        ? t('error.SubscriptionTypeAssigned', { assigned: Assigned, suspended: Suspended })
        : refusalWords(remove.error);
    const show = () => {
      onClose();
      void navigate(`${pathTo('ManageUsers')}?subscription=${type.ClassSubscriptionId}`);
    };
    return (
      <Dialog opened onClose={onClose} title={t('billing.cannotDelete', { name })}>
        <div className={dialog['form']}>
          <p>{why}</p>
          <div className={classes['choices']}>
            {(held || remove.error?.is('SubscriptionTypeAssigned')) && (
              <Button variant="default" onClick={show}>
                {t('billing.showHolders')}
              </Button>
            )}
            <Button data-autofocus onClick={onClose}>
              {t('kit.close')}
            </Button>
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('billing.deleteTitle', { name })}
      keep={t('billing.keepIt')}
      confirm={t('billing.deleteType')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: type.ClassSubscriptionId } })}
      onClose={onClose}
    >
      {type.Plans.length > 0 ? t('billing.deleteTypePlans', { count: type.Plans.length }) : t('billing.deleteTypeText')}
    </ConfirmDialog>
  );
}
