import type { Bridge } from '@clubpulse/contract/devices/bridges';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { IconInfoCircle, IconPencil, IconPlugConnected, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { RoomName } from '../rooms/public.ts';
import { BridgeChips } from './BridgeChips.tsx';
import classes from './BridgeRows.module.css';
import { BridgeWarnings } from './BridgeWarnings.tsx';
import { useHeard } from './use-heard.ts';

export type BridgeAct = 'details' | 'edit' | 'registerAgain' | 'delete';
interface BridgeRowsProps {
  bridges: readonly Bridge[];
  roomOf: ReadonlyMap<number | null, DisplayGroup>;
  onAct: (act: BridgeAct, bridge: Bridge) => void;
}

/** The address to reach a bridge at: the one somebody fixed, else what it reports. */
const addressOf = ({ NetworkAddress, Report }: Bridge) => NetworkAddress ?? Report.EthAddress ?? Report.WiFiAddress;

export function BridgeTable({ bridges, roomOf, onAct }: BridgeRowsProps) {
  const t = useT();
  const formats = useFormats();
  const heard = useHeard();
  return (
    <Table
      label={t('kit.bridges')}
      head={
        <>
          <th scope="col">{t('devices.bridge')}</th>
          <th scope="col">{t('kit.state')}</th>
          <th scope="col">{t('devices.address')}</th>
          <th scope="col">{t('devices.addedOn')}</th>
          <th scope="col">{t('devices.lastHeard')}</th>
          <td />
        </>
      }
    >
      {bridges.map((bridge) => (
        <tr key={bridge.ClubpulseBridgeId}>
          <th scope="row" className={classes['cell']}>
            <Title bridge={bridge} roomOf={roomOf} onAct={onAct} />
            <BridgeWarnings bridge={bridge} />
          </th>
          <td>
            <BridgeChips state={bridge.State} />
          </td>
          <td>{addressOf(bridge) ?? t('devices.notReported')}</td>
          <td>{formats.date(bridge.CreatedAt)}</td>
          <td>{heard(bridge.State.LastOnline)}</td>
          <td data-end>
            <BridgeMenu bridge={bridge} onAct={onAct} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The same on a phone: one card a bridge. */
export function BridgeCards({ bridges, roomOf, onAct }: BridgeRowsProps) {
  const t = useT();
  const formats = useFormats();
  const heard = useHeard();
  return (
    <ul className={classes['cards']}>
      {bridges.map((bridge) => (
        <li key={bridge.ClubpulseBridgeId}>
          <Card>
            <div className={classes['card']}>
              <div className={classes['head']}>
                <Title bridge={bridge} roomOf={roomOf} onAct={onAct} />
                <BridgeMenu bridge={bridge} onAct={onAct} />
              </div>
              <BridgeChips state={bridge.State} />
              <BridgeWarnings bridge={bridge} />
              <dl className={classes['facts']}>
                <dt>{t('devices.address')}</dt>
                <dd>{addressOf(bridge) ?? t('devices.notReported')}</dd>
                <dt>{t('devices.addedOn')}</dt>
                <dd>{formats.date(bridge.CreatedAt)}</dd>
                <dt>{t('devices.lastHeard')}</dt>
                <dd>{heard(bridge.State.LastOnline)}</dd>
              </dl>
            </div>
          </Card>
        </li>
      ))}
    </ul>
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
