import type { Bridge, BridgeState } from '@clubpulse/contract/devices/bridges';
import { bridgeState } from '@clubpulse/rules/devices/bridges/status';
import type { BridgeRow } from './bridges.store.ts';

export const ONLINE_SECONDS = 90;

export function isOnline({ IoTConnected, PingLastOnlineTime, IoTLastOnlineTime }: BridgeRow, now: Date): boolean {
  if (IoTConnected) return true;
  if (PingLastOnlineTime === null || now.getTime() - PingLastOnlineTime.getTime() > ONLINE_SECONDS * 1000) return false;
  return IoTLastOnlineTime === null || PingLastOnlineTime > IoTLastOnlineTime;
}

export function stateOf(row: BridgeRow, now: Date): BridgeState {
  const at = now.toISOString();
  const facts = row.IoTConnected
    ? { pingLastOnline: at, iotLastOnline: at }
    : {
        pingLastOnline: row.PingLastOnlineTime?.toISOString() ?? null,
        iotLastOnline: row.IoTLastOnlineTime?.toISOString() ?? null,
      };
  const { ClockSeconds: clockSeconds, LastRefusal: Reason, LastRefusalAt } = row;
  const lastRefusal = Reason === null || LastRefusalAt === null ? null : { Reason, At: LastRefusalAt.toISOString() };
  const [pingConnected, iotConnected] = [isOnline(row, now), row.IoTConnected];
  return bridgeState({ report: row.Report, pingConnected, iotConnected, clockSeconds, lastRefusal, ...facts }, at);
}

export function presentBridge(row: BridgeRow, now: Date): Bridge {
  const { ClubpulseBridgeId, ClubId, HardwareId, Model, Name, NetworkAddress, DisplayGroupId, Station, Report, RowVersion } = row;
  return {
    ClubpulseBridgeId,
    ClubId,
    HardwareId,
    Model,
    Name,
    NetworkAddress,
    DisplayGroupId,
    Station,
    CreatedAt: row.CreatedAt.toISOString(),
    State: stateOf(row, now),
    Report,
    RowVersion,
  };
}
