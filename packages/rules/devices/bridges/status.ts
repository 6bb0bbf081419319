import type { BridgeReport, BridgeState, BridgeWarning, OnlineStatus } from '@clubpulse/contract/devices/bridges';

/** Instants are ISO texts. */

export const RECENT_DAYS = 15;
export const NETWORK_ERRORS_SECONDS = 3600;

const REFUSED_SECONDS = 3600;
const WRONG_CLOCK_SECONDS = 60;

export const POLL_SECONDS = 30;
export const POLL_FAST_SECONDS = 10;

export interface BridgeFacts {
  readonly report: BridgeReport;
  readonly pingConnected: boolean;
  readonly pingLastOnline: string | null;
  /** The session with the broker is open: the last message was a presence message, no last will. */
  readonly iotConnected: boolean;
  readonly iotLastOnline: string | null;
  /** Seconds by which the bridge's clock differs. The server measures them only for bridges that do not request its time. */
  readonly clockSeconds: number | null;
  readonly lastRefusal: BridgeState['LastRefusal'];
}

export function bridgeState(facts: BridgeFacts, now: string): BridgeState {
  const { report, pingConnected, iotConnected, pingLastOnline, iotLastOnline, lastRefusal } = facts;
  const OnlineStatus: OnlineStatus = !pingConnected ? 'Offline' : report.CldErrors ? 'Partial' : 'Online';
  const LastOnline = later(pingLastOnline, iotLastOnline);
  const ClockSeconds = facts.clockSeconds ?? report.ClockAhead ?? null;
  return {
    PingLastOnlineTime: pingLastOnline,
    IoTLastOnlineTime: iotLastOnline,
    PingConnectionState: pingConnected ? 'Connected' : 'Disconnected',
    IoTConnectionState: iotConnected ? 'Connected' : 'Disconnected',
    OnlineStatus,
    SystemStatus: systemStatus(report),
    LastOnline,
    ClockSeconds,
    LastRefusal: lastRefusal,
    Warnings: [
      ...warnings(report, OnlineStatus, LastOnline, now),
      ...(OnlineStatus !== 'Offline' && Math.abs(ClockSeconds ?? 0) >= WRONG_CLOCK_SECONDS ? ['wrong-clock' as const] : []),
      ...(lastRefusal !== null && secondsBetween(lastRefusal.At, now) <= REFUSED_SECONDS ? ['refused' as const] : []),
    ],
  };
}

function systemStatus({ AntPresent, Processes }: BridgeReport): BridgeState['SystemStatus'] {
  if (AntPresent === undefined && Processes === undefined) return null;
  return AntPresent === true && Processes === true ? 'Ok' : 'Problem';
}

function warnings(report: BridgeReport, status: OnlineStatus, lastOnline: string | null, now: string): BridgeWarning[] {
  const found: BridgeWarning[] = [];
  if (status === 'Offline') found.push('offline');
  if (report.AntPresent === false) found.push('missing-antenna');
  if (report.CldErrors && lastOnline !== null && secondsBetween(lastOnline, now) <= NETWORK_ERRORS_SECONDS)
    found.push('network-errors');
  if (report.DisconnectedNodes) found.push('disconnected-nodes');
  return found;
}

export const isRecent = (lastOnline: string | null, now: string): boolean =>
  lastOnline !== null && secondsBetween(lastOnline, now) <= RECENT_DAYS * 86_400;

export function severity({ OnlineStatus, SystemStatus, Warnings }: BridgeState): number {
  if (OnlineStatus !== 'Online') return OnlineStatus === 'Offline' ? 4 : 3;
  if (SystemStatus === 'Problem') return 2;
  return Warnings.length > 0 ? 1 : 0;
}

export const pollOf = (cycle: number): 'ping' | 'state' | 'list' =>
  cycle % 9 === 0 ? 'list' : cycle % 3 === 0 ? 'state' : 'ping';

const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000;

function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) >= Date.parse(b) ? a : b;
}
