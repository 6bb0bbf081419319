import type { DemoUser } from '@clubpulse/contract/devices/demo-users/demo-users';
import { strapNumber } from '@clubpulse/contract/devices/strap-number';
import { simulatedBpm } from '@clubpulse/rules/devices/demo-users/simulated';
import type { LiveAthleteFacts } from './board.ports.ts';
import type { ClubBoard } from './club-board.live.ts';

type Shown = Pick<DemoUser, 'DemoAthleteId' | 'Name' | 'HardwareId' | 'DisplayGroupId'>;

export function demoFacts({ DemoAthleteId, Name, HardwareId, DisplayGroupId }: Shown): LiveAthleteFacts {
  const strap = HardwareId === null ? -DemoAthleteId : strapNumber(HardwareId);
  return {
    UserId: -DemoAthleteId,
    Nickname: Name,
    FirstMidName: Name,
    LastName: '',
    HideOnWall: false,
    BirthDate: null,
    ZoneSettings: null,
    straps: strap === undefined ? [] : [{ strap, station: null }],
    demo: { DemoAthleteId, madeUpIn: HardwareId === null ? DisplayGroupId : undefined },
  };
}

export function receiveDemoBeats(board: ClubBoard, now: number, wall = now): void {
  const second = Math.floor(wall / 1000);
  for (const { DemoAthleteId, room } of board.madeUp) {
    board.receive(-DemoAthleteId, simulatedBpm(DemoAthleteId, second), 0, second, room, now, wall);
  }
}
