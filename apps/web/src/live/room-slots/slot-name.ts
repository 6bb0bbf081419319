import type { RoomSlot } from '@clubpulse/contract/live/room-slots/room-slots';
import { useT } from '../../platform/phrases.ts';

export function useSlotName(): (slot: Pick<RoomSlot, 'Name' | 'Content'>) => string {
  const t = useT();
  return ({ Name, Content }) => (Name === '' && Content.Kind === 'Quick' ? t(`run.type.${Content.Timer.Type}`) : Name);
}
