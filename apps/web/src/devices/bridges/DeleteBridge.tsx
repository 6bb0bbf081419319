import type { Bridge } from '@clubpulse/contract/devices/bridges';
import { deleteBridge } from '@clubpulse/contract/devices/bridges.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

export function DeleteBridge({ bridge, room, onClose }: { bridge: Bridge; room: string | undefined; onClose: () => void }) {
  const t = useT();
  const { Name: name } = bridge;
  const remove = useDialogAct(deleteBridge, {
    doneText: () => t('devices.bridgeDeleted', { name }),
    onClose,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name })}
      keep={t('devices.keepBridge')}
      confirm={t('devices.deleteBridge')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: bridge.ClubpulseBridgeId } })}
      onClose={onClose}
    >
      {room === undefined ? t('devices.deleteBridgeText') : t('devices.deleteBridgeTextRoom', { room })}
    </ConfirmDialog>
  );
}
