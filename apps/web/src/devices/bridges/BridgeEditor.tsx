import { type Bridge, bridgeUpdateSchema } from '@clubpulse/contract/devices/bridges';
import { listBridges, updateBridge } from '@clubpulse/contract/devices/bridges.calls';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { NumberInput, TextInput } from '@mantine/core';
import { Dialog } from '../../kit/Dialog.tsx';
import { DialogActions } from '../../kit/DialogActions.tsx';
import classes from '../../kit/dialog.module.css';
import { useDialogForm } from '../../kit/use-dialog-form.ts';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';
import { RoomSelect } from '../parts/RoomSelect.tsx';

interface BridgeEditorProps {
  bridge: Bridge;
  rooms: readonly DisplayGroup[];
  onClose: () => void;
}

/** Name, room, station and address of a bridge. */
export function BridgeEditor({ bridge, rooms, onClose }: BridgeEditorProps) {
  const t = useT();
  const { Name, DisplayGroupId, Station, NetworkAddress } = bridge;
  const form = useDialogForm({ Name, DisplayGroupId, Station, NetworkAddress }, bridgeUpdateSchema);
  const { values, errors, set } = form;
  const save = useChange(updateBridge, {
    refreshes: [listBridges],
    onDone: (saved) => {
      toastDone({ title: t('devices.bridgeSaved', { name: saved.Name }) });
      onClose();
    },
    onRefused: form.refuse,
  });
  return (
    <Dialog opened onClose={onClose} title={t('devices.editBridge')}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={form.submit((body) => save.mutate({ params: { id: bridge.ClubpulseBridgeId }, body }))}
      >
        <TextInput
          label={t('devices.name')}
          data-autofocus
          withAsterisk
          value={values.Name}
          error={errors.Name}
          onChange={(event) => set({ Name: event.currentTarget.value })}
        />
        <RoomSelect
          rooms={rooms}
          value={values.DisplayGroupId}
          error={errors.DisplayGroupId}
          onChange={(room) => set({ DisplayGroupId: room })}
        />
        <NumberInput
          label={t('devices.station')}
          description={t('devices.stationHint')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={values.Station ?? ''}
          error={errors.Station}
          onChange={(value) => set({ Station: typeof value === 'number' ? value : null })}
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
        <DialogActions act={t('kit.save')} busy={save.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
