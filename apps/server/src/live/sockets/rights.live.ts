import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Logger } from 'pino';
import type { Notifications } from '../../platform/database/notifications.ts';
import { closeCodes, refuse } from './hello.wire.ts';
import type { PairedDisplay, SocketPorts } from './sockets.ports.ts';
import type { ScreenWatcher, WatchedRoom, Watcher } from './watched-room.live.ts';

interface Options {
  readonly rooms: () => Iterable<WatchedRoom>;
  readonly join: (watcher: Watcher, clubId: ClubId, roomId: DisplayGroupId | null) => Promise<void>;
  readonly leave: (watcher: Watcher, room: WatchedRoom) => void;
  readonly ports: SocketPorts;
  readonly notifications: Notifications;
  readonly log: Logger;
}

interface Place {
  readonly watcher: Watcher;
  readonly room: WatchedRoom;
}

export const screenOf = ({ DisplayId, ClubpulseBridgeId, Station, Sound }: PairedDisplay): ScreenWatcher => ({
  displayId: DisplayId,
  bridgeId: ClubpulseBridgeId,
  station: Station,
  sounds: Sound,
});

export interface Rights {
  /** Checks a new watcher again: rights that ended while they were admitted caused no notification. */
  recheck(watcher: Watcher, room: WatchedRoom): Promise<void>;
}

export async function listenForRights({ rooms, join, leave, ports, notifications, log }: Options): Promise<Rights> {
  const places = (): Place[] => [...rooms()].flatMap((room) => [...room.watchers].map((watcher) => ({ room, watcher })));

  async function displayChanged(displayId: number): Promise<void> {
    const own = places().filter(({ watcher: { who } }) => 'displayId' in who && who.displayId === displayId);
    if (own.length === 0) return;
    const display = await ports.displays.get(displayId);
    for (const place of own) await moveTo(display, place);
  }

  async function bridgeChanged(bridgeId: number): Promise<void> {
    const hanging = places().flatMap(({ watcher: { who } }) =>
      'displayId' in who && who.bridgeId === bridgeId ? who.displayId : [],
    );
    for (const id of new Set(hanging)) await displayChanged(id);
  }

  async function appChanged(appId: number): Promise<void> {
    const own = places().filter(({ watcher: { who } }) => 'appId' in who && who.appId === appId);
    if (own.length === 0 || (await ports.apps.get(appId))) return;
    for (const { room, watcher } of own) {
      leave(watcher, room);
      refuse(watcher.socket, { type: 'unpaired' });
    }
  }

  async function moveTo(display: PairedDisplay | undefined, { room, watcher }: Place): Promise<void> {
    if (!room.watchers.has(watcher)) return;
    const isThere = display && room.clubId === display.ClubId && room.roomId === display.DisplayGroupId;
    const who = display && screenOf(display);
    if (isThere && JSON.stringify(who) === JSON.stringify(watcher.who)) return;
    leave(watcher, room);
    if (display && who) {
      watcher.who = who;
      await join(watcher, display.ClubId, display.DisplayGroupId);
    } else refuse(watcher.socket, { type: 'unpaired' });
  }

  const userChanged = (userId: number) => checkSignedIn((who) => who.userId === userId);
  const grantEnded = (grant: string) => checkSignedIn((who) => who.grant === grant);

  async function checkSignedIn(isMeant: (who: Extract<Watcher['who'], { userId: number }>) => boolean): Promise<void> {
    for (const place of places()) {
      const { who } = place.watcher;
      if ('userId' in who && isMeant(who)) await checkToken(who.token, place);
    }
  }

  async function checkToken(token: string, { room, watcher }: Place): Promise<void> {
    const found = await ports.watcher(token, room.clubId);
    if (typeof found !== 'string') return;
    leave(watcher, room);
    if (found === 'token') watcher.socket.close(closeCodes.DONE, 'sign in again');
    else refuse(watcher.socket, { type: 'refused', reason: 'rights' });
  }

  async function clubChanged(clubId: number): Promise<void> {
    for (const room of rooms()) {
      if (room.clubId !== clubId) continue;
      const reason = await whyClosed(room);
      if (reason === undefined) continue;
      for (const watcher of room.watchers) {
        leave(watcher, room);
        refuse(watcher.socket, { type: 'refused', reason });
      }
    }
  }

  async function whyClosed({ clubId, roomId }: WatchedRoom): Promise<'rights' | 'disabled' | undefined> {
    if (!(await ports.isRoom(clubId, roomId))) return 'rights';
    return (await ports.isEnabled(clubId)) ? undefined : 'disabled';
  }

  async function everything(): Promise<void> {
    const all = places();
    for (const clubId of new Set(all.map(({ room }) => room.clubId))) await clubChanged(clubId);
    const who = all.map(({ watcher }) => watcher.who);
    for (const id of new Set(who.flatMap((one) => ('displayId' in one ? one.displayId : [])))) await displayChanged(id);
    for (const id of new Set(who.flatMap((one) => ('appId' in one ? one.appId : [])))) await appChanged(id);
    for (const id of new Set(who.flatMap((one) => ('userId' in one ? one.userId : [])))) await userChanged(id);
  }

  /** Without the database the sockets are closed, and the screens reconnect. */
  const orStartOver = (checked: Promise<void>) =>
    void checked.catch((error: unknown) => {
      log.warn({ err: error }, 'screens could not be checked, they connect again');
      for (const { watcher } of places()) watcher.socket.close(closeCodes.TRY_AGAIN, 'try again');
    });

  const checks = {
    clubpulse_display: (id: string) => displayChanged(Number(id)),
    clubpulse_bridge: (id: string) => bridgeChanged(Number(id)),
    clubpulse_app: (id: string) => appChanged(Number(id)),
    clubpulse_user: (id: string) => userChanged(Number(id)),
    clubpulse_club: (id: string) => clubChanged(Number(id)),
    clubpulse_grant: grantEnded,
  };
  for (const [channel, changed] of Object.entries(checks)) {
    await notifications.on(
      channel,
      (payload) => orStartOver(changed(payload)),
      () => channel === 'clubpulse_display' && orStartOver(everything()),
    );
  }

  return {
    async recheck(watcher, room) {
      const { who } = watcher;
      if (!(await ports.isEnabled(room.clubId))) {
        leave(watcher, room);
        return refuse(watcher.socket, { type: 'refused', reason: 'disabled' });
      }
      if ('displayId' in who) await moveTo(await ports.displays.get(who.displayId), { watcher, room });
      else if ('appId' in who) await appChanged(who.appId);
      else await checkToken(who.token, { watcher, room });
    },
  };
}
