import { type Bridge, bridgeInputSchema } from '@clubpulse/contract/devices/bridges';
import { updateBridge } from '@clubpulse/contract/devices/bridges.calls';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { NameField } from '../../kit/dialog/NameField.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useAsOpened } from '../../kit/form/use-as-opened.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useT } from '../../platform/phrases.ts';
import { RoomSelect } from '../rooms/public.ts';

interface BridgeEditorProps {
  bridge: Bridge;
  rooms: readonly DisplayGroup[];
  onClose: () => void;
}

export function BridgeEditor({ bridge: newest, rooms, onClose }: BridgeEditorProps) {
  const t = useT();
  const [bridge, follow] = useAsOpened(newest);
  const { Name, DisplayGroupId, Station, NetworkAddress } = bridge;
  const form = useForm({
    saved: useMemo(() => ({ Name, DisplayGroupId, Station, NetworkAddress }), [Name, DisplayGroupId, Station, NetworkAddress]),
    check: bySchema(bridgeInputSchema),
  });
  const { values, errors, set } = form;
  const save = useDialogAct(updateBridge, {
    doneText: (saved) => t('devices.bridgeSaved', { name: saved.Name }),
    onRefused: follow,
    onClose,
  });
  return (
    <DialogForm
      title={t('devices.editBridge')}
      act={t('kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) =>
        save.mutateAsync({ params: { id: bridge.ClubpulseBridgeId }, body: { ...body, RowVersion: bridge.RowVersion } })
      }
      onClose={onClose}
    >
      <NameField value={values.Name} error={errors.Name} onChange={(name) => set({ Name: name })} />
      <RoomSelect
        rooms={rooms}
        value={values.DisplayGroupId}
        error={errors.DisplayGroupId}
        onChange={(room) => set({ DisplayGroupId: room })}
      />
      <NumberField
        label={t('devices.station')}
        description={t('devices.stationHint')}
        value={values.Station}
        error={errors.Station}
        onChange={(next) => set({ Station: next })}
      />
      <TextInput
        label={t('devices.fixedAddress')}
        description={t('devices.fixedAddressHint')}
        inputMode="decimal"
        autoComplete="off"
        value={values.NetworkAddress ?? ''}
        error={errors.NetworkAddress}
        onChange={(event) => set({ NetworkAddress: event.currentTarget.value.trim() || null })}
      />
    </DialogForm>
  );
}
