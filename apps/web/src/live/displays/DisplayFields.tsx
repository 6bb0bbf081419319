import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { TextInput } from '@mantine/core';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useT } from '../../platform/phrases.ts';

export interface DisplayValues {
  DisplayGroupId: number | null;
  Name: string;
}

interface DisplayFieldsProps {
  rooms: readonly DisplayGroup[];
  values: DisplayValues;
  errors: Partial<Record<keyof DisplayValues, string>>;
  set: (changes: Partial<DisplayValues>) => void;
}

/** Room and name of a screen. */
export function DisplayFields({ rooms, values, errors, set }: DisplayFieldsProps) {
  const t = useT();
  return (
    <>
      <ChoiceField
        label={t('kit.room')}
        withAsterisk
        allowDeselect={false}
        data={rooms.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name }))}
        value={values.DisplayGroupId === null ? null : String(values.DisplayGroupId)}
        error={errors.DisplayGroupId}
        onChange={(next) => set({ DisplayGroupId: next === null ? null : Number(next) })}
      />
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
