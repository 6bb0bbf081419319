import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Display } from '@clubpulse/contract/live/displays';

export interface PairedDisplay extends Pick<Display, 'DisplayId' | 'ClubId' | 'DisplayGroupId' | 'ClubpulseBridgeId' | 'Sound'> {
  readonly Station: number | null;
}

export interface RegisteredApp {
  readonly ClubpulseAppId: number;
  readonly ClubId: number;
}

export interface SocketPorts {
  displays: {
    byToken(token: string): Promise<PairedDisplay | undefined>;
    get(displayId: number): Promise<PairedDisplay | undefined>;
    seen(displayIds: readonly number[]): Promise<void>;
  };
  apps: {
    bySecret(secret: string): Promise<RegisteredApp | undefined>;
    get(appId: number): Promise<RegisteredApp | undefined>;
    seen(appIds: readonly number[]): Promise<void>;
  };
  /** `token`: the token is invalid. `rights`: the user may not watch the club. */
  watcher(
    token: string,
    clubId: number,
  ): Promise<{ readonly userId: number; readonly grant: string | undefined } | 'token' | 'rights'>;
  isLicensed(clubId: number): Promise<boolean>;
  /** False while live trainings are off. No wall may be watched then. */
  isEnabled(clubId: number): Promise<boolean>;
  isRoom(clubId: ClubId, roomId: DisplayGroupId | null): Promise<boolean>;
}
