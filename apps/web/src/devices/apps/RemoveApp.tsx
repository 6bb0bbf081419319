import type { TrainerApp } from '@clubpulse/contract/devices/apps';
import { deleteApp } from '@clubpulse/contract/devices/apps.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

export function RemoveApp({ app, onClose }: { app: TrainerApp; onClose: () => void }) {
  const t = useT();
  const { Name: name } = app;
  const waits = app.RegisteredOn === null;
  const remove = useDialogAct(deleteApp, { doneText: () => t('apps.removed', { name }), onClose });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      confirm={t(waits ? 'apps.takeBack' : 'apps.remove')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: app.ClubpulseAppId } })}
      onClose={onClose}
    >
      {t(waits ? 'apps.takeBackText' : 'apps.removeText')}
    </ConfirmDialog>
  );
}
