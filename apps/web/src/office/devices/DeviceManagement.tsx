import { Bridges } from '../../devices/bridges/public.ts';
import { DevicesPage, tabNamed } from '../../devices/parts/public.ts';
import { Rooms } from '../../devices/rooms/public.ts';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { Slot } from '../../platform/slots.tsx';
import type { ScreenProps } from '../../screens.ts';

/** Bridges, rooms and screens of the club; the tab is the route's second word. */
export default function DeviceManagement({ id }: ScreenProps) {
  const tab = tabNamed(id);
  if (tab === 'Bridges') return <Bridges />;
  if (tab === 'Rooms') return <Rooms />;
  return (
    <DevicesPage tab="Screens">
      <Slot name="devices.screens" props={{}} fallback={<SkeletonRows rows={3} />} />
    </DevicesPage>
  );
}
