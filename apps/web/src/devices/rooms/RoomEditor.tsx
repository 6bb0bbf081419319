import { type DisplayGroup, displayGroupInputSchema } from '@clubpulse/contract/devices/rooms';
import { createRoom, updateRoom } from '@clubpulse/contract/devices/rooms.calls';
import { TextInput } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
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
  const form = useForm({ initial: { Name, Color }, check: bySchema(displayGroupInputSchema) });
  const { values, errors, set } = form;
  const outcome = {
    said: (saved: DisplayGroup) => t('devices.roomSaved', { name: saved.Name }),
    onClose,
  };
  const create = useDialogAct(createRoom, outcome);
  const update = useDialogAct(updateRoom, outcome);
  return (
    <DialogForm
      title={t(id === undefined ? 'devices.addRoom' : 'devices.editRoom')}
      act={t(id === undefined ? 'devices.addRoom' : 'kit.save')}
      form={form}
      save={(body) =>
        id === undefined
          ? create.mutateAsync({ body: { ...body, ClubId: clubId } })
          : update.mutateAsync({ params: { id }, body })
      }
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
