import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { Slot } from '../../platform/slots.tsx';
import type { ScreenProps } from '../../screens.ts';
import { Bridges } from '../bridges/public.ts';
import { DevicesPage } from '../parts/DevicesPage.tsx';
import { tabNamed } from '../parts/DeviceTabs.tsx';
import { Rooms } from '../rooms/public.ts';

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
