import type { Bridge } from '@clubpulse/contract/devices/bridges';
import { deleteBridge } from '@clubpulse/contract/devices/bridges.calls';
import { DeletionDialog } from '../../kit/dialog/DeletionDialog.tsx';
import { useT } from '../../platform/phrases.ts';

export function DeleteBridge({ bridge, room, onClose }: { bridge: Bridge; room: string | undefined; onClose: () => void }) {
  const t = useT();
  const { Name: name } = bridge;
  return (
    <DeletionDialog
      call={deleteBridge}
      input={{ params: { id: bridge.ClubpulseBridgeId } }}
      name={name}
      keep={t('devices.keepBridge')}
      confirm={t('devices.deleteBridge')}
      doneText={t('devices.bridgeDeleted', { name })}
      onClose={onClose}
    >
      {room === undefined ? t('devices.deleteBridgeText') : t('devices.deleteBridgeTextRoom', { room })}
    </DeletionDialog>
  );
}
