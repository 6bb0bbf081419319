import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { DisplayGroupId } from '@clubpulse/contract/devices/rooms';
import type { Logger } from 'pino';
import type { Notifications } from '../../platform/database/notifications.ts';
import { closeCodes, refuse } from './hello.wire.ts';
import type { PairedDisplay, SocketPorts } from './sockets.ports.ts';
import type { ScreenWatcher, WatchedRoom, Watcher } from './watched-room.live.ts';

export interface RightsParts {
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

export async function listenForRights(parts: RightsParts): Promise<void> {
  const checks = {
    clubpulse_display: (id: string) => displayChanged(parts, Number(id)),
    clubpulse_bridge: (id: string) => bridgeChanged(parts, Number(id)),
    clubpulse_app: (id: string) => appChanged(parts, Number(id)),
    clubpulse_user: (id: string) => userChanged(parts, Number(id)),
    clubpulse_club: (id: string) => clubChanged(parts, Number(id)),
    clubpulse_grant: (grant: string) => grantEnded(parts, grant),
  };
  for (const [channel, changed] of Object.entries(checks)) {
    await parts.notifications.on(
      channel,
      (payload) => orStartOver(parts, changed(payload)),
      () => channel === 'clubpulse_display' && orStartOver(parts, everything(parts)),
    );
  }
}

const places = ({ rooms }: RightsParts): Place[] =>
  [...rooms()].flatMap((room) => [...room.watchers].map((watcher) => ({ room, watcher })));

async function displayChanged(parts: RightsParts, displayId: number): Promise<void> {
  const own = places(parts).filter(({ watcher: { who: person } }) => 'displayId' in person && person.displayId === displayId);
  if (own.length === 0) return;
  const display = await parts.ports.displays.get(displayId);
  for (const place of own) await moveTo(parts, display, place);
}

async function bridgeChanged(parts: RightsParts, bridgeId: number): Promise<void> {
  const hanging = places(parts).flatMap(({ watcher: { who: person } }) =>
    'displayId' in person && person.bridgeId === bridgeId ? person.displayId : [],
  );
  for (const id of new Set(hanging)) await displayChanged(parts, id);
}

async function appChanged(parts: RightsParts, appId: number): Promise<void> {
  const own = places(parts).filter(({ watcher: { who: person } }) => 'appId' in person && person.appId === appId);
  if (own.length === 0 || (await parts.ports.apps.get(appId))) return;
  for (const { room, watcher } of own) {
    parts.leave(watcher, room);
    refuse(watcher.socket, { type: 'unpaired' });
  }
}

async function moveTo({ leave, join }: RightsParts, display: PairedDisplay | undefined, { room, watcher }: Place): Promise<void> {
  if (!room.watchers.has(watcher)) return;
  const isThere = display && room.clubId === display.ClubId && room.roomId === display.DisplayGroupId;
  const person = display && screenOf(display);
  if (isThere && JSON.stringify(person) === JSON.stringify(watcher.who)) return;
  leave(watcher, room);
  if (display && person) {
    watcher.who = person;
    await join(watcher, display.ClubId, display.DisplayGroupId);
  } else refuse(watcher.socket, { type: 'unpaired' });
}

const userChanged = (parts: RightsParts, userId: number) => checkSignedIn(parts, (person) => person.userId === userId);

const grantEnded = (parts: RightsParts, grant: string) => checkSignedIn(parts, (person) => person.grant === grant);

async function checkSignedIn(
  parts: RightsParts,
  isMeant: (person: Extract<Watcher['who'], { userId: number }>) => boolean,
): Promise<void> {
  for (const place of places(parts)) {
    const { who: person } = place.watcher;
    if ('userId' in person && isMeant(person)) await checkToken(parts, person.token, place);
  }
}

async function checkToken({ ports, leave }: RightsParts, token: string, { room, watcher }: Place): Promise<void> {
  const found = await ports.watcher(token, room.clubId);
  if (typeof found !== 'string') return;
  leave(watcher, room);
  if (found === 'token') watcher.socket.close(closeCodes.DONE, 'sign in again');
  else refuse(watcher.socket, { type: 'refused', reason: 'rights' });
}

async function clubChanged(parts: RightsParts, clubId: number): Promise<void> {
  for (const room of parts.rooms()) {
    if (room.clubId !== clubId) continue;
    const reason = await whyClosed(parts, room);
    if (reason === undefined) continue;
    for (const watcher of room.watchers) {
      parts.leave(watcher, room);
      refuse(watcher.socket, { type: 'refused', reason });
    }
  }
}

async function whyClosed({ ports }: RightsParts, { clubId, roomId }: WatchedRoom): Promise<'rights' | 'disabled' | undefined> {
  if (!(await ports.isRoom(clubId, roomId))) return 'rights';
  return (await ports.isEnabled(clubId)) ? undefined : 'disabled';
}

async function everything(parts: RightsParts): Promise<void> {
  const all = places(parts);
  for (const clubId of new Set(all.map(({ room }) => room.clubId))) await clubChanged(parts, clubId);
  const person = all.map(({ watcher }) => watcher.who);
  for (const id of new Set(person.flatMap((one) => ('displayId' in one ? one.displayId : [])))) await displayChanged(parts, id);
  for (const id of new Set(person.flatMap((one) => ('appId' in one ? one.appId : [])))) await appChanged(parts, id);
  for (const id of new Set(person.flatMap((one) => ('userId' in one ? one.userId : [])))) await userChanged(parts, id);
}

/** If the database is not available, all sockets are closed, so that the screens reconnect. */
const orStartOver = (parts: RightsParts, checked: Promise<void>) =>
  void checked.catch((error: unknown) => {
    parts.log.warn({ err: error }, 'screens could not be checked, they connect again');
    for (const { watcher } of places(parts)) watcher.socket.close(closeCodes.TRY_AGAIN, 'try again');
  });

/** Checks the rights again, because a right that ended during the admission caused no notification. */
export async function recheck(parts: RightsParts, watcher: Watcher, room: WatchedRoom): Promise<void> {
  const { ports, leave } = parts;
  const { who: person } = watcher;
  if (!(await ports.isEnabled(room.clubId))) {
    leave(watcher, room);
    return refuse(watcher.socket, { type: 'refused', reason: 'disabled' });
  }
  if ('displayId' in person) await moveTo(parts, await ports.displays.get(person.displayId), { watcher, room });
  else if ('appId' in person) await appChanged(parts, person.appId);
  else await checkToken(parts, person.token, { watcher, room });
}
