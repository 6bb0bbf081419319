import { listBridges } from '@clubpulse/contract/devices/bridges.calls';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { TextInput } from '@mantine/core';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';

export interface DisplayValues {
  DisplayGroupId: number | null;
  ClubpulseBridgeId: number | null;
  Name: string;
}

interface DisplayFieldsProps {
  rooms: readonly DisplayGroup[];
  values: DisplayValues;
  errors: Partial<Record<keyof DisplayValues, string>>;
  set: (changes: Partial<DisplayValues>) => void;
}

export function DisplayFields({ rooms, values, errors, set }: DisplayFieldsProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data: ofClub = [] } = useCall(listBridges, { params: { id } }, { quiet: true, staleTime: 0 });
  const isShownIn = (bridgeId: number | null, room: number | null) => {
    const bridge = ofClub.find(({ ClubpulseBridgeId }) => ClubpulseBridgeId === bridgeId);
    return bridge === undefined || bridge.DisplayGroupId === null || bridge.DisplayGroupId === room;
  };
  const bridges = ofClub.filter(
    ({ ClubpulseBridgeId }) =>
      ClubpulseBridgeId === values.ClubpulseBridgeId || isShownIn(ClubpulseBridgeId, values.DisplayGroupId),
  );
  const moveTo = (room: number | null) =>
    set({ DisplayGroupId: room, ...(!isShownIn(values.ClubpulseBridgeId, room) && { ClubpulseBridgeId: null }) });
  return (
    <>
      <ChoiceField
        label={t('kit.room')}
        withAsterisk
        allowDeselect={false}
        data={rooms.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name }))}
        value={values.DisplayGroupId === null ? null : String(values.DisplayGroupId)}
        error={errors.DisplayGroupId}
        onChange={(next) => moveTo(next === null ? null : Number(next))}
      />
      {bridges.length > 0 && (
        <ChoiceField
          label={t('displays.bridge')}
          description={t('displays.bridgeHint')}
          clearable
          data={bridges.map(({ ClubpulseBridgeId, Name, Station }) => ({
            value: String(ClubpulseBridgeId),
            label: Station === null ? Name : t('displays.bridgeWithStation', { name: Name, station: Station }),
          }))}
          value={values.ClubpulseBridgeId === null ? null : String(values.ClubpulseBridgeId)}
          error={errors.ClubpulseBridgeId}
          onChange={(next) => set({ ClubpulseBridgeId: next === null ? null : Number(next) })}
        />
      )}
      <TextInput
        label={t('kit.name')}
        description={t('displays.nameHint')}
        withAsterisk
        value={values.Name}
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
    </>
  );
}
