import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { PHONE, useMedia } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

const parts = [
  { name: 'Bridges', label: 'kit.bridges', to: pathTo('DeviceManagement', 'Bridges') },
  { name: 'Rooms', label: 'devices.rooms', to: pathTo('DeviceManagement', 'Rooms') },
  { name: 'Screens', label: 'devices.screens', to: pathTo('DeviceManagement', 'Screens') },
] as const;
const straps = { name: 'Straps', label: 'devices.straps', to: pathTo('ClubSensors') } as const;
export type DevicesTab = (typeof parts)[number]['name'];

/** The tab of a route, without regard to case; the bridges when it names none. */
export const tabNamed = (id: string | undefined): DevicesTab =>
  parts.find(({ name }) => name.toLowerCase() === id?.toLowerCase())?.name ?? 'Bridges';

/** The parts of DeviceManagement; on a phone, whose menu has no sub-entries, the straps stand among them. */
export function DeviceTabs({ current }: { current: DevicesTab | 'Straps' }) {
  const t = useT();
  const phone = useMedia(PHONE);
  if (current === 'Straps' && !phone) return null;
  const shown = phone ? [...parts, straps] : parts;
  return (
    <TabLinks
      label={t('devices.title')}
      current={current}
      tabs={shown.map(({ name, label, to }) => ({ name, label: t(label), to }))}
    />
  );
}
