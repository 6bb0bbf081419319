import type { Bridge } from '@clubpulse/contract/devices/bridges';
import type { DisplayGroup } from '@clubpulse/contract/devices/rooms';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { RoomName } from '../rooms/public.ts';
import { BridgeChips } from './BridgeChips.tsx';
import classes from './BridgeDetails.module.css';
import { BridgeWarnings } from './BridgeWarnings.tsx';
import { useLastOnlineText, useMoment } from './use-last-online.ts';

type Fact = readonly [label: PhraseKey, value: string | undefined];

export function BridgeDetails({
  bridge,
  room,
  onClose,
}: {
  bridge: Bridge;
  room: DisplayGroup | undefined;
  onClose: () => void;
}) {
  const t = useT();
  const groups = useFacts(bridge);
  return (
    <Dialog opened onClose={onClose} title={bridge.Name} size="lg">
      <div className={classes['details']}>
        <div className={classes['head']}>
          <RoomName room={room} />
          <BridgeChips state={bridge.State} />
        </div>
        <BridgeWarnings bridge={bridge} />
        {groups.map(({ title, facts }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd data-absent={value === undefined}>{value ?? t('devices.notReported')}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function useFacts({ State, Report, ...bridge }: Bridge): { title: PhraseKey; facts: readonly Fact[] }[] {
  const t = useT();
  const formats = useFormats();
  const received = useLastOnlineText();
  const moment = useMoment();
  const flag = (value: boolean | undefined) => (value === undefined ? undefined : t(value ? 'devices.yes' : 'devices.no'));
  const count = (value: number | undefined) => (value === undefined ? undefined : formats.number(value));
  const connection = (state: 'Connected' | 'Disconnected', last: string | null) => {
    if (state === 'Connected') return t('devices.connected');
    return last === null ? t('devices.neverConnected') : t('devices.disconnectedSince', { time: moment(last) });
  };
  return [
    {
      title: 'devices.connection',
      facts: [
        ['devices.reachable', connection(State.PingConnectionState, State.PingLastOnlineTime)],
        ['devices.broker', connection(State.IoTConnectionState, State.IoTLastOnlineTime)],
        ['devices.lastStored', Report.LastGood && received(Report.LastGood)],
        ['devices.roundTrip', Report.Ping === undefined ? undefined : `${formats.number(Report.Ping)} ms`],
        ['devices.messaging', flag(Report.IoT)],
        ['devices.errorsHour', count(Report.CldErrors)],
        ['devices.errorsTotal', count(Report.CldTotalErrors)],
        ['devices.lastError', Report.LastError],
        ['devices.lastRefusal', State.LastRefusal === null ? t('devices.none') : moment(State.LastRefusal.At)],
        ['devices.clockAhead', State.ClockSeconds === null ? undefined : `${formats.number(State.ClockSeconds)} s`],
      ],
    },
    {
      title: 'devices.network',
      facts: [
        ['devices.fixedAddress', bridge.NetworkAddress ?? t('devices.none')],
        ['devices.ethernet', Report.EthAddress],
        ['devices.wifi', Report.WiFiAddress],
        ['devices.wifiName', Report.WiFiSSID],
        ['devices.nodes', count(Report.ConnNodes)],
        ['devices.nodesLost', count(Report.DisconnectedNodes)],
        ['devices.leads', flag(Report.IsMaster)],
      ],
    },
    {
      title: 'devices.device',
      facts: [
        ['devices.deviceId', bridge.HardwareId],
        ['devices.model', bridge.Model || undefined],
        ['devices.addedOn', formats.date(bridge.CreatedAt)],
        ['devices.station', bridge.Station === null ? t('devices.none') : formats.number(bridge.Station)],
        ['devices.antenna', flag(Report.AntPresent)],
        ['devices.processes', flag(Report.Processes)],
        ['devices.app', flag(Report.AppUp)],
        ['devices.host', flag(Report.HostUp)],
        ['devices.hdmi1', flag(Report.HDMI1)],
        ['devices.hdmi2', flag(Report.HDMI2)],
        ['devices.software', Report.SwVersion],
        ['devices.hardware', Report.HwVersion],
        ['devices.system', Report.OsVersion],
      ],
    },
  ];
}
