import { type DisplayGroup, displayGroupInputSchema } from '@clubpulse/contract/devices/rooms';
import { createRoom, listRooms, updateRoom } from '@clubpulse/contract/devices/rooms.calls';
import { TextInput } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { useDialogForm } from '../../kit/dialog/use-dialog-form.ts';
import { useT } from '../../platform/phrases.ts';
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
    said: (saved: DisplayGroup) => t('devices.roomSaved', { name: saved.Name }),
    onRefused: form.refuse,
    onClose,
  };
  const create = useDialogAct(createRoom, outcome);
  const update = useDialogAct(updateRoom, outcome);
  return (
    <DialogForm
      title={t(id === undefined ? 'devices.addRoom' : 'devices.editRoom')}
      act={t(id === undefined ? 'devices.addRoom' : 'kit.save')}
      busy={create.isPending || update.isPending}
      onSubmit={form.submit((body) => {
        if (id === undefined) create.mutate({ body: { ...body, ClubId: clubId } });
        else update.mutate({ params: { id }, body });
      })}
      onClose={onClose}
    >
      <TextInput
        label={t('kit.name')}
        description={t('devices.roomNameHint')}
        data-autofocus
        withAsterisk
        value={values.Name}
        error={errors.Name || form.refusal}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <ColorChoice value={values.Color} error={errors.Color} onChange={(color) => set({ Color: color })} />
    </DialogForm>
  );
}
