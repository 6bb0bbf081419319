import type { ResultOf } from '@clubpulse/contract/call';
import type { Bridge, BridgeState } from '@clubpulse/contract/devices/bridges';
import type { getHealth } from '@clubpulse/contract/platform/platform.calls';

export const bridgeState = (OnlineStatus: BridgeState['OnlineStatus'], overrides: Partial<BridgeState> = {}): BridgeState => ({
  PingLastOnlineTime: null,
  IoTLastOnlineTime: null,
  PingConnectionState: OnlineStatus === 'Offline' ? 'Disconnected' : 'Connected',
  IoTConnectionState: 'Disconnected',
  OnlineStatus,
  SystemStatus: null,
  LastOnline: null,
  ClockSeconds: null,
  LastRefusal: null,
  Warnings: [],
  ...overrides,
});

export const bridgeNamed = (Name: string, State: BridgeState, overrides: Partial<Bridge> = {}): Bridge => ({
  ClubpulseBridgeId: 3,
  ClubId: 1,
  HardwareId: Name,
  Model: '',
  Name,
  NetworkAddress: null,
  DisplayGroupId: null,
  Station: null,
  CreatedAt: '2026-11-20T12:00:00Z',
  State,
  Report: {},
  RowVersion: 0,
  ...overrides,
});

/** The health of a working server, so that tests distinguish a lost server from a lost bridge. */
export const healthy: ResultOf<typeof getHealth> = {
  status: 'ok',
  version: '1',
  roles: ['api'],
  database: true,
  broker: true,
  identity: true,
  overloaded: false,
  partitions: true,
};
