import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';

const VISIBLE = 4;
const ALL = 'all';

interface RoomPickerProps {
  rooms: readonly DisplayGroup[];
  value: number | null;
  onChange: (room: number | null) => void;
}

export function RoomPicker({ rooms, value, onChange }: RoomPickerProps) {
  const t = useT();
  const isPhone = useWidth() === 'phone';
  if (rooms.length < 2) return <span />;
  const options = [
    { value: ALL, label: t('live.allRooms') },
    ...rooms.map((room) => ({ value: String(room.DisplayGroupId), label: room.Name })),
  ];
  const choose = (next: string | null) => onChange(next === null || next === ALL ? null : Number(next));
  const chosen = value === null ? ALL : String(value);
  return rooms.length <= VISIBLE && !isPhone ? (
    <Segmented label={t('kit.room')} value={chosen} options={options} onChange={choose} />
  ) : (
    <ChoiceField aria-label={t('kit.room')} data={options} value={chosen} allowDeselect={false} onChange={choose} />
  );
}
