import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { deleteRoom, listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useChange } from '../../platform/api.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';
import classes from './DeleteRoom.module.css';

interface DeleteRoomProps {
  room: DisplayGroup;
  /** What stands in the room: then it cannot go, and the dialog says why. */
  contents: string | null;
  onClose: () => void;
}

/** Asks before a room goes; a room in use explains itself instead of failing. */
export function DeleteRoom({ room, contents, onClose }: DeleteRoomProps) {
  const t = useT();
  const { Name: name } = room;
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = useChange(deleteRoom, {
    refreshes: [listRooms],
    ignore: [409],
    onDone: () => {
      toastDone({ title: t('devices.roomDeleted', { name }) });
      onClose();
    },
    // Somebody put something into the room meanwhile.
    onRefused: (error) => error.status === 409 && setRefusal(refusalWords(error)),
  });
  const why = contents === null ? refusal : t('devices.roomInUse', { contents });
  if (why !== null) {
    return (
      <Dialog opened onClose={onClose} title={t('devices.roomInUseTitle', { name })}>
        <p>{why}</p>
        <div className={classes['end']}>
          <Button data-autofocus onClick={onClose}>
            {t('devices.understood')}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('devices.deleteRoomTitle', { name })}
      keep={t('devices.keepRoom')}
      confirm={t('devices.deleteRoom')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: room.DisplayGroupId } })}
      onClose={onClose}
    >
      {t('devices.deleteRoomText')}
    </ConfirmDialog>
  );
}
