import { Bridges } from '../../devices/bridges/public.ts';
import { DevicesPage, tabNamed } from '../../devices/parts/public.ts';
import { Rooms } from '../../devices/rooms/public.ts';
import { Displays } from '../../live/displays/public.ts';
import type { ScreenProps } from '../../platform/screen.ts';

/** The second part of the URL is the tab. `pair` after the tab Screens opens the dialog that pairs a screen. */
export default function DeviceManagement({ id, action }: ScreenProps) {
  const tab = tabNamed(id);
  if (tab === 'Bridges') return <Bridges />;
  if (tab === 'Rooms') return <Rooms />;
  return (
    <DevicesPage tab="Screens">
      <Displays key={action} pairing={action?.toLowerCase() === 'pair'} />
    </DevicesPage>
  );
}
