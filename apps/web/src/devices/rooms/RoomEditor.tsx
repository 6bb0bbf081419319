import { type DisplayGroup, displayGroupInputSchema } from '@clubpulse/contract/devices/rooms';
import { createRoom, listRooms, updateRoom } from '@clubpulse/contract/devices/rooms.calls';
import { TextInput } from '@mantine/core';
import { Dialog } from '../../kit/Dialog.tsx';
import { DialogActions } from '../../kit/DialogActions.tsx';
import classes from '../../kit/dialog.module.css';
import { useDialogForm } from '../../kit/use-dialog-form.ts';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';
import { ColorChoice } from './ColorChoice.tsx';

interface RoomEditorProps {
  clubId: number;
  /** A room to change; without an id it is a new one with this name and colour. */
  room: Pick<DisplayGroup, 'Name' | 'Color'> & Partial<Pick<DisplayGroup, 'DisplayGroupId'>>;
  onClose: () => void;
}

/** Name and colour of a room. */
export function RoomEditor({ clubId, room, onClose }: RoomEditorProps) {
  const t = useT();
  const { Name, Color, DisplayGroupId: id } = room;
  const form = useDialogForm({ Name, Color }, displayGroupInputSchema);
  const { values, errors, set } = form;
  const outcome = {
    refreshes: [listRooms],
    ignore: [409],
    onDone: (saved: DisplayGroup) => {
      toastDone({ title: t('devices.roomSaved', { name: saved.Name }) });
      onClose();
    },
    onRefused: form.refuse,
  };
  const create = useChange(createRoom, outcome);
  const update = useChange(updateRoom, outcome);
  return (
    <Dialog opened onClose={onClose} title={t(id === undefined ? 'devices.addRoom' : 'devices.editRoom')}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={form.submit((body) => {
          if (id === undefined) create.mutate({ body: { ...body, ClubId: clubId } });
          else update.mutate({ params: { id }, body });
        })}
      >
        <TextInput
          label={t('devices.name')}
          description={t('devices.roomNameHint')}
          data-autofocus
          withAsterisk
          value={values.Name}
          error={errors.Name || form.refusal}
          onChange={(event) => set({ Name: event.currentTarget.value })}
        />
        <ColorChoice value={values.Color} error={errors.Color} onChange={(color) => set({ Color: color })} />
        <DialogActions
          act={t(id === undefined ? 'devices.addRoom' : 'kit.save')}
          busy={create.isPending || update.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
