import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Display } from '@clubpulse/contract/live/displays';

export interface PairedDisplay extends Pick<Display, 'DisplayId' | 'ClubId' | 'DisplayGroupId' | 'ClubpulseBridgeId' | 'Sound'> {
  /** Of the bridge it hangs on. */
  readonly Station: number | null;
}

export interface RegisteredApp {
  readonly ClubpulseAppId: number;
  readonly ClubId: number;
}

/** What sockets must know of the areas on their left; `compose` plugs it in. */
export interface SocketPorts {
  displays: {
    byToken(token: string): Promise<PairedDisplay | undefined>;
    get(displayId: number): Promise<PairedDisplay | undefined>;
    /** Called every few seconds with the TVs that connected, and with each once a minute while it watches. */
    seen(displayIds: readonly number[]): Promise<void>;
  };
  apps: {
    bySecret(secret: string): Promise<RegisteredApp | undefined>;
    get(appId: number): Promise<RegisteredApp | undefined>;
    /** As that of the TVs. */
    seen(appIds: readonly number[]): Promise<void>;
  };
  /** Who bears the access token, if she may watch the club; `token` when it does not hold, `rights` when she may not. */
  watcher(
    token: string,
    clubId: number,
  ): Promise<{ readonly userId: number; readonly grant: string | undefined } | 'token' | 'rights'>;
  /** Whether a wall may be begun there: what is watched already goes on without a licence. */
  isLicensed(clubId: number): Promise<boolean>;
  /** Whether the club has its live trainings switched on: switched off, what is watched ends too. */
  isEnabled(clubId: number): Promise<boolean>;
  /** Whether the club is there and the room is the club's; null is all rooms. */
  isRoom(clubId: ClubId, roomId: DisplayGroupId | null): Promise<boolean>;
}
