import { TabLinks } from '../../kit/page/TabLinks.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

const parts = [
  { name: 'Bridges', label: 'kit.bridges', to: pathTo('DeviceManagement', 'Bridges') },
  { name: 'Rooms', label: 'devices.rooms', to: pathTo('DeviceManagement', 'Rooms') },
  { name: 'Screens', label: 'devices.screens', to: pathTo('DeviceManagement', 'Screens') },
] as const;
const straps = { name: 'Straps', label: 'devices.straps', to: pathTo('ClubSensors') } as const;
export type DevicesTab = (typeof parts)[number]['name'];

export const tabNamed = (id: string | undefined): DevicesTab =>
  parts.find(({ name }) => name.toLowerCase() === id?.toLowerCase())?.name ?? 'Bridges';

/** The tabs include the straps, because a phone's menu has no sub-entries. */
export function DeviceTabs({ current }: { current: DevicesTab | 'Straps' }) {
  const t = useT();
  return (
    <TabLinks
      label={t('devices.title')}
      current={current}
      tabs={[...parts, straps].map(({ name, label, to }) => ({ name, label: t(label), to }))}
    />
  );
}
