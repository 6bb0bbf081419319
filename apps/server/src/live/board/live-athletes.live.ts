import { hardwareId } from '@clubpulse/contract/devices/strap-number';
import type { LiveAthlete, UserLive } from '@clubpulse/contract/live/board.calls';
import { signalOf } from '@clubpulse/rules/live/board/signal';
import type { ReceivedStrap } from './board.ports.ts';
import type { ClubBoard } from './club-board.live.ts';

// `now` is the board's clock (Unix ms).

export const liveAthletesOf = (board: ClubBoard, now: number): LiveAthlete[] =>
  board.active
    .filter((slot) => board.hasBeaten(slot) && !board.isDemo(slot))
    .flatMap((slot) => liveAthlete(board, slot, now) ?? []);

export function liveUserOf(board: ClubBoard, userId: number, now: number): Omit<UserLive, 'ClubId'> | undefined {
  const [shown, removed] = [board.trainingSlotOf(userId), board.removedSlotOf(userId)];
  const slot = shown ?? removed;
  const live = slot === undefined ? undefined : liveAthlete(board, slot, now);
  if (!live || shown !== undefined) return live && { ...live, OffTheWall: false };
  return { ...live, HeartRate: null, Percent: null, Zone: null, Silence: 0, Signal: 'looking', OffTheWall: true };
}

export const strapsReceivedSince = (board: ClubBoard, after: number): ReceivedStrap[] =>
  board.active
    .filter((slot) => board.strapReceivedAt(slot) >= after && !board.isDemo(slot))
    .flatMap((slot) => {
      const UserId = board.factsOf(slot)?.UserId;
      const strap = board.strapOf(slot);
      return UserId === undefined || strap === undefined
        ? []
        : [{ UserId, HardwareId: hardwareId(strap), Battery: board.batteries.of(strap) }];
    });

const instant = (second: number): string => new Date(second * 1000).toISOString();

function liveAthlete(board: ClubBoard, slot: number, now: number): LiveAthlete | undefined {
  const facts = board.factsOf(slot);
  if (!facts) return undefined;
  const { UserId, Nickname, FirstMidName, LastName } = facts;
  const Silence = board.silenceOf(slot, now);
  return {
    UserId,
    Nickname,
    FirstMidName,
    LastName,
    DisplayGroupId: board.roomOf(slot),
    HeartRate: board.bpmOf(slot),
    Percent: board.percentOf(slot),
    Zone: board.zoneOf(slot),
    Points: board.pointsOf(slot),
    Since: instant(board.sinceOf(slot)),
    LastHeard: instant(board.lastOf(slot)),
    Silence,
    Signal: signalOf(Silence, board.hasBeaten(slot)),
  };
}
