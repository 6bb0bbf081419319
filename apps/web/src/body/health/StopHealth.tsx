import { HEALTH_TEXT_VERSION } from '@clubpulse/contract/body/health/health';
import { deleteHealth, keepHealth } from '@clubpulse/contract/body/health/health.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

interface StopProps {
  userId: number;
  onClose: () => void;
  onDelete: () => void;
}

export function StopHealth({ userId, onClose, onDelete }: StopProps) {
  const t = useT();
  const act = useDialogAct(keepHealth, { doneText: () => t('health.stopped'), onClose: onDelete });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('health.stopTitle')}
      keep={t('health.goOn')}
      confirm={t('health.stop')}
      busy={act.isPending}
      refusal={<Refusal words={act.error && refusalText(act.error)} />}
      onConfirm={() => act.mutate({ params: { id: userId }, body: { Granted: false, Version: HEALTH_TEXT_VERSION } })}
      onClose={onClose}
    >
      {t('health.stopText')}
    </ConfirmDialog>
  );
}

export function DeleteHealth({ userId, onClose }: { userId: number; onClose: () => void }) {
  const t = useT();
  const act = useDialogAct(deleteHealth, { doneText: () => t('health.deleted'), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('health.deleteTitle')}
      keep={t('health.leave')}
      confirm={t('health.deleteAll')}
      busy={act.isPending}
      refusal={<Refusal words={act.error && refusalText(act.error)} />}
      onConfirm={() => act.mutate({ params: { id: userId } })}
      onClose={onClose}
    >
      {t('health.deleteText')}
    </ConfirmDialog>
  );
}
