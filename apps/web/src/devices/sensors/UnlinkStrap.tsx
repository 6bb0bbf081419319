import type { Sensor } from '@clubpulse/contract/devices/sensors';
import { deleteSensor } from '@clubpulse/contract/devices/sensors.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

interface UnlinkStrapProps {
  sensor: Sensor;
  owner: string | null;
  onClose: () => void;
}

export function UnlinkStrap({ sensor, owner, onClose }: UnlinkStrapProps) {
  const t = useT();
  const { Code: code } = sensor;
  const unlink = useDialogAct(deleteSensor, {
    doneText: () => t('devices.strapUnlinked', { code }),
    onClose,
  });
  return (
    <ConfirmDialog
      opened
      danger
      title={t('devices.unlinkTitle', { code })}
      keep={t('devices.keepStrap')}
      confirm={t('devices.unlink')}
      busy={unlink.isPending}
      refusal={<Refusal words={unlink.error && refusalText(unlink.error)} />}
      onConfirm={() => unlink.mutate({ params: { id: sensor.SensorId } })}
      onClose={onClose}
    >
      {owner === null ? t('devices.unlinkOwnText') : t('devices.unlinkText', { name: owner })}
    </ConfirmDialog>
  );
}
