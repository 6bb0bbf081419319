import type { LiveAthleteFacts } from './board.ports.ts';
import { type ZoneTables, zoneTablesOf } from './zone-tables.live.ts';

/** Who is of a club, as its board knows them: one slot per athlete with a strap, which she keeps. Readings look up here and change nothing. */
export class ClubPeople {
  /** Everybody of the club, with a strap or without one. */
  members: ReadonlySet<number> = new Set();
  slotOfStrap: ReadonlyMap<number, number> = new Map();
  readonly slotOfUser = new Map<number, number>();
  readonly facts: LiveAthleteFacts[] = [];
  readonly tables: ZoneTables[] = [];
  /** Who was heard before this board began, and has no strap now. */
  readonly #wanted = new Set<number>();

  /** From when they are learnt next they have slots, be it without a strap. */
  want(userIds: readonly number[]): void {
    for (const userId of userIds) this.#wanted.add(userId);
  }

  /** Takes new facts over; whoever is not among them is a member no more. */
  learn(athletes: readonly LiveAthleteFacts[], day: string): void {
    this.members = new Set(athletes.map(({ UserId }) => UserId));
    this.#forgetNames();
    const straps = new Map<number, number>();
    for (const athlete of athletes) {
      const known = this.slotOfUser.get(athlete.UserId);
      if (athlete.straps.length === 0 && known === undefined && !this.#wanted.has(athlete.UserId)) continue;
      const slot = known ?? this.facts.length;
      this.slotOfUser.set(athlete.UserId, slot);
      this.facts[slot] = onlyFacts(athlete);
      this.tables[slot] = zoneTablesOf(athlete.ZoneSettings, athlete.BirthDate, day);
      for (const { strap } of athlete.straps) straps.set(strap, slot);
    }
    this.slotOfStrap = straps;
  }

  /** What was counted of somebody who is of the club no more stays, without a word of who she was. */
  #forgetNames(): void {
    for (const [slot, facts] of this.facts.entries()) {
      if (facts.demo || this.members.has(facts.UserId)) continue;
      this.facts[slot] = {
        ...facts,
        Nickname: '',
        FirstMidName: '',
        LastName: '',
        HideOnWall: true,
        BirthDate: null,
        straps: [],
      };
    }
  }

  /** Whether who has the slot is of the club now. */
  isMember = (slot: number): boolean => this.members.has(this.facts[slot]?.UserId ?? 0);
}

/** A profile brings much that no board needs, and there are many of them. */
function onlyFacts({
  UserId,
  Nickname,
  FirstMidName,
  LastName,
  HideOnWall,
  BirthDate,
  ZoneSettings,
  straps,
  demo,
}: LiveAthleteFacts): LiveAthleteFacts {
  return { UserId, Nickname, FirstMidName, LastName, HideOnWall, BirthDate, ZoneSettings, straps, demo };
}
