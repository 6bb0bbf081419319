import type { Sensor } from '@clubpulse/contract/devices/sensors';
import { deleteSensor, listClubSensors, listUnknownStraps, listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';

interface UnlinkStrapProps {
  sensor: Sensor;
  /** Nickname of the owner; null for one's own strap. */
  owner: string | null;
  onClose: () => void;
}

/** Asks before a strap belongs to nobody. */
export function UnlinkStrap({ sensor, owner, onClose }: UnlinkStrapProps) {
  const t = useT();
  const { Code: code } = sensor;
  const unlink = useChange(deleteSensor, {
    refreshes: [listUserSensors, listClubSensors, listUnknownStraps],
    onDone: () => {
      toastDone({ title: t('devices.strapUnlinked', { code }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('devices.unlinkTitle', { code })}
      keep={t('devices.keepStrap')}
      confirm={t('devices.unlink')}
      busy={unlink.isPending}
      onConfirm={() => unlink.mutate({ params: { id: sensor.SensorId } })}
      onClose={onClose}
    >
      {owner === null ? t('devices.unlinkOwnText') : t('devices.unlinkText', { name: owner })}
    </ConfirmDialog>
  );
}
