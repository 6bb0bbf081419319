import type { CreditsPackage } from '@clubpulse/contract/billing/credits';
import { deleteCreditsPackage } from '@clubpulse/contract/billing/credits.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';

export function DeletePackage({ creditsPackage, onClose }: { creditsPackage: CreditsPackage; onClose: () => void }) {
  const t = useT();
  const { Name: name } = creditsPackage;
  const remove = useDialogAct(deleteCreditsPackage, {
    doneText: () => t('kit.deletedName', { name }),
    onClose,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      keep={t('kit.keepIt')}
      confirm={t('billing.deletePackage')}
      busy={remove.isPending}
      refusal={<Refused error={refusedOf(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: creditsPackage.ClubCreditsPackageId } })}
      onClose={onClose}
    >
      {t('billing.deletePackageText')}
    </ConfirmDialog>
  );
}
