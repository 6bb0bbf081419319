import type { Bridge, BridgeState } from '@clubpulse/contract/devices/bridges';

/** Builders of bridges for tests. */

export const bridgeState = (OnlineStatus: BridgeState['OnlineStatus'], more: Partial<BridgeState> = {}): BridgeState => ({
  PingLastOnlineTime: null,
  IoTLastOnlineTime: null,
  PingConnectionState: OnlineStatus === 'Offline' ? 'Disconnected' : 'Connected',
  IoTConnectionState: 'Disconnected',
  OnlineStatus,
  SystemStatus: null,
  LastOnline: null,
  Warnings: [],
  ...more,
});

export const bridgeNamed = (Name: string, State: BridgeState, more: Partial<Bridge> = {}): Bridge => ({
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
  ...more,
});
