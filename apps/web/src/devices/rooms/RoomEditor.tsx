import { type DisplayGroup, displayGroupInputSchema } from '@clubpulse/contract/devices/rooms';
import { createRoom, updateRoom } from '@clubpulse/contract/devices/rooms.calls';
import { useMemo } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { ColorChoice } from './ColorChoice.tsx';

interface RoomEditorProps {
  clubId: number;
  room: DisplayGroup | Pick<DisplayGroup, 'Name' | 'Color'>;
  onClose: () => void;
}

export function RoomEditor({ clubId, room, onClose }: RoomEditorProps) {
  const t = useT();
  const { Name, Color } = room;
  const stored = 'DisplayGroupId' in room ? room : undefined;
  const begun = useMemo(() => ({ Name, Color }), [Name, Color]);
  const form = useForm({ ...(stored ? { saved: begun } : { initial: begun }), check: bySchema(displayGroupInputSchema) });
  const { values, errors, set } = form;
  const outcome = {
    doneText: (saved: DisplayGroup) => t('devices.roomSaved', { name: saved.Name }),
    onClose,
  };
  const create = useDialogAct(createRoom, outcome);
  const update = useDialogAct(updateRoom, outcome);
  return (
    <DialogForm
      title={t(stored ? 'devices.editRoom' : 'devices.addRoom')}
      act={t(stored ? 'kit.save' : 'devices.addRoom')}
      form={form}
      save={(body) =>
        stored
          ? update.mutateAsync({ params: { id: stored.DisplayGroupId }, body: { ...body, RowVersion: stored.RowVersion } })
          : create.mutateAsync({ body: { ...body, ClubId: clubId } })
      }
      refusal={<Refusal words={form.refusal} />}
      onClose={onClose}
    >
      <NameField
        description={t('devices.roomNameHint')}
        value={values.Name}
        error={errors.Name}
        onChange={(name) => set({ Name: name })}
      />
      <ColorChoice value={values.Color} error={errors.Color} onChange={(color) => set({ Color: color })} />
    </DialogForm>
  );
}
