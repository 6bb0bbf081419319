import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useT } from '../../platform/phrases.ts';

interface RoomSelectProps {
  rooms: readonly DisplayGroup[];
  value: number | null;
  error?: string | undefined;
  hint?: string;
  placeholder?: string;
  onChange: (room: number | null) => void;
}

export function RoomSelect({ rooms, value, error, hint, placeholder, onChange }: RoomSelectProps) {
  const t = useT();
  return (
    <ChoiceField
      label={t('kit.room')}
      description={hint ?? t('devices.roomHint')}
      placeholder={placeholder ?? t('kit.noRoom')}
      data={rooms.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name }))}
      value={value === null ? null : String(value)}
      error={error}
      clearable
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}
