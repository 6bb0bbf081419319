import type { RegistrationCode } from '@clubpulse/contract/devices/bridges';
import { createRegistrationCode } from '@clubpulse/contract/devices/bridges.calls';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { RoomSelect } from '../rooms/public.ts';

interface AddBridgeProps {
  clubId: number;
  rooms: readonly DisplayGroup[];
  onCode: (code: RegistrationCode) => void;
  onClose: () => void;
}

export function AddBridge({ clubId, rooms, onCode, onClose }: AddBridgeProps) {
  const t = useT();
  const form = useForm({
    initial: { ClubId: clubId, Name: '', DisplayGroupId: rooms.length === 1 ? (rooms[0]?.DisplayGroupId ?? null) : null },
    check: bySchema(createRegistrationCode.body),
  });
  const { values, errors, set } = form;
  const request = useChange(createRegistrationCode, {
    quiet: true,
    onDone: onCode,
  });
  return (
    <DialogForm
      title={t('devices.addBridge')}
      act={t('devices.getCode')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) => request.mutateAsync({ body })}
      onClose={onClose}
    >
      <NameField
        description={t('devices.bridgeNameHint')}
        value={values.Name}
        error={errors.Name}
        onChange={(Name) => set({ Name })}
      />
      <RoomSelect
        rooms={rooms}
        value={values.DisplayGroupId}
        error={errors.DisplayGroupId}
        onChange={(room) => set({ DisplayGroupId: room })}
      />
    </DialogForm>
  );
}
