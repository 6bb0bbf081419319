import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { deleteRoom } from '@clubpulse/contract/devices/rooms.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';

interface DeleteRoomProps {
  room: DisplayGroup;
  contents: string | null;
  onClose: () => void;
}

export function DeleteRoom({ room, contents, onClose }: DeleteRoomProps) {
  const t = useT();
  const { Name: name } = room;
  const remove = useDialogAct(deleteRoom, {
    doneText: () => t('devices.roomDeleted', { name }),
    onClose,
  });
  const inUse = contents !== null;
  return (
    <ConfirmDialog
      opened
      danger
      title={t(inUse ? 'devices.roomInUseTitle' : 'kit.deleteTitle', { name })}
      keep={t(inUse ? 'devices.understood' : 'devices.keepRoom')}
      confirm={inUse ? undefined : t('devices.deleteRoom')}
      busy={remove.isPending}
      refusal={<Refusal words={remove.error && refusalText(remove.error)} />}
      onConfirm={() => remove.mutate({ params: { id: room.DisplayGroupId } })}
      onClose={onClose}
    >
      {inUse ? t('devices.roomInUse', { contents }) : t('devices.deleteRoomText')}
    </ConfirmDialog>
  );
}
