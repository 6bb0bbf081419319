import type { Bridge } from '@clubpulse/contract/devices/bridges';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { IconInfoCircle, IconPencil, IconPlugConnected, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { RoomName } from '../rooms/public.ts';
import { BridgeChips } from './BridgeChips.tsx';
import classes from './BridgeRows.module.css';
import { BridgeWarnings } from './BridgeWarnings.tsx';
import { useLastOnlineText } from './use-last-online.ts';

export type BridgeAct = 'details' | 'edit' | 'registerAgain' | 'delete';
interface BridgeRowsProps {
  bridges: readonly Bridge[];
  roomOf: ReadonlyMap<number | null, DisplayGroup>;
  onAct: (act: BridgeAct, bridge: Bridge) => void;
}

const addressOf = ({ NetworkAddress, Report }: Bridge) => NetworkAddress ?? Report.EthAddress ?? Report.WiFiAddress;

export function BridgeRows({ bridges, roomOf, onAct }: BridgeRowsProps) {
  const t = useT();
  const formats = useFormats();
  const received = useLastOnlineText();
  const address = (bridge: Bridge) => addressOf(bridge) ?? t('devices.notReported');
  const columns: readonly Column<Bridge>[] = [
    {
      id: 'Name',
      head: t('devices.bridge'),
      names: true,
      className: classes['cell'],
      cell: (bridge) => (
        <>
          <Title bridge={bridge} roomOf={roomOf} onAct={onAct} />
          <BridgeWarnings bridge={bridge} />
        </>
      ),
    },
    { id: 'State', head: t('kit.state'), cell: (bridge) => <BridgeChips state={bridge.State} /> },
    { id: 'Address', head: t('devices.address'), className: classes['wide'], cell: address },
    {
      id: 'CreatedAt',
      head: t('devices.addedOn'),
      className: classes['wide'],
      cell: (bridge) => formats.date(bridge.CreatedAt),
    },
    { id: 'LastOnline', head: t('devices.lastHeard'), cell: (bridge) => received(bridge.State.LastOnline) },
    { id: 'acts', head: null, end: true, cell: (bridge) => <BridgeMenu bridge={bridge} onAct={onAct} /> },
  ];
  const card = (bridge: Bridge) => (
    <div className={classes['card']}>
      <div className={classes['head']}>
        <Title bridge={bridge} roomOf={roomOf} onAct={onAct} />
        <BridgeMenu bridge={bridge} onAct={onAct} />
      </div>
      <BridgeChips state={bridge.State} />
      <BridgeWarnings bridge={bridge} />
      <dl className={classes['facts']}>
        <dt>{t('devices.address')}</dt>
        <dd>{address(bridge)}</dd>
        <dt>{t('devices.addedOn')}</dt>
        <dd>{formats.date(bridge.CreatedAt)}</dd>
        <dt>{t('devices.lastHeard')}</dt>
        <dd>{received(bridge.State.LastOnline)}</dd>
      </dl>
    </div>
  );
  return (
    <ListRows label={t('kit.bridges')} rows={bridges} idOf={(bridge) => bridge.ClubpulseBridgeId} columns={columns} card={card} />
  );
}

function Title({ bridge, roomOf, onAct }: { bridge: Bridge } & Pick<BridgeRowsProps, 'roomOf' | 'onAct'>) {
  const t = useT();
  return (
    <div className={classes['title']}>
      <button type="button" className={classes['name']} onClick={() => onAct('details', bridge)}>
        {bridge.Name}
      </button>
      <span className={classes['room']}>
        <RoomName room={roomOf.get(bridge.DisplayGroupId)} />
        {bridge.Station !== null && <span>{t('devices.stationNumber', { station: bridge.Station })}</span>}
      </span>
    </div>
  );
}

function BridgeMenu({ bridge, onAct }: { bridge: Bridge; onAct: BridgeRowsProps['onAct'] }) {
  const t = useT();
  return (
    <RowMenu
      label={t('devices.actionsOf', { name: bridge.Name })}
      items={[
        { label: t('kit.details'), icon: IconInfoCircle, onClick: () => onAct('details', bridge) },
        { label: t('kit.edit'), icon: IconPencil, onClick: () => onAct('edit', bridge) },
        { label: t('devices.registerAgain'), icon: IconPlugConnected, onClick: () => onAct('registerAgain', bridge) },
        { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete', bridge) },
      ]}
    />
  );
}
