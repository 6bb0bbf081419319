import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useT } from '../../platform/phrases.ts';

interface RoomSelectProps {
  rooms: readonly DisplayGroup[];
  value: number | null;
  error?: string | undefined;
  onChange: (room: number | null) => void;
}

/** The room a bridge stands in; it may stand in none yet. */
export function RoomSelect({ rooms, value, error, onChange }: RoomSelectProps) {
  const t = useT();
  return (
    <ChoiceField
      label={t('kit.room')}
      description={t('devices.roomHint')}
      placeholder={t('kit.noRoom')}
      data={rooms.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name }))}
      value={value === null ? null : String(value)}
      error={error}
      clearable
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}
