import type { LiveAthleteFacts } from './board.ports.ts';
import type { TrainingLimits } from './loading/training-limits.facts.ts';
import { areSame, tablesOf, type ZoneTables, zoneTablesOf } from './zone-tables.live.ts';

/** Who is of a club, as its board knows them: one slot per athlete with a strap, which she keeps. Readings look up here and change nothing. */
export class ClubPeople {
  /** Everybody of the club, with a strap or without one. */
  members: ReadonlySet<number> = new Set();
  slotOfStrap: ReadonlyMap<number, number> = new Map();
  readonly slotOfUser = new Map<number, number>();
  readonly facts: LiveAthleteFacts[] = [];
  /** Zones of the training that each does, or did last: those it began with. */
  readonly tables: ZoneTables[] = [];
  /** Who was heard before this board began, and has no strap now. */
  readonly #wanted = new Set<number>();

  /** From when they are learnt next they have slots, be it without a strap. */
  want(userIds: readonly number[]): void {
    for (const userId of userIds) this.#wanted.add(userId);
  }

  /** Takes new facts over; whoever is not among them is a member no more. Answers the slots of those who changed their zones. */
  learn(athletes: readonly LiveAthleteFacts[], day: string): readonly number[] {
    const changed: number[] = [];
    this.members = new Set(athletes.map(({ UserId }) => UserId));
    this.#forgetNames();
    const straps = new Map<number, number>();
    for (const athlete of athletes) {
      const known = this.slotOfUser.get(athlete.UserId);
      if (athlete.straps.length === 0 && known === undefined && !this.#wanted.has(athlete.UserId)) continue;
      const slot = known ?? this.facts.length;
      this.slotOfUser.set(athlete.UserId, slot);
      const before = this.facts[slot];
      if (before && zonesIn(before) !== zonesIn(athlete)) changed.push(slot);
      this.facts[slot] = onlyFacts(athlete);
      this.tables[slot] ??= zoneTablesOf(athlete.ZoneSettings, athlete.BirthDate, day);
      for (const { strap } of athlete.straps) straps.set(strap, slot);
    }
    this.slotOfStrap = straps;
    return changed;
  }

  /** A training begins: it keeps the zones of this moment (Unix seconds). */
  begin(slot: number, second: number): void {
    const facts = this.facts[slot];
    if (facts) this.tables[slot] = zoneTablesOf(facts.ZoneSettings, facts.BirthDate, dayOf(second));
  }

  /**
   * The training of these seconds has the zones of the stored one that it is, of several of the first that begins. Before it is stored it
   * has those that it will be stored with: what was chosen by its day. Answers whether they are others than before.
   */
  keep(
    slot: number,
    { begin, last }: { readonly begin: number; readonly last: number },
    stored: readonly TrainingLimits[],
  ): boolean {
    const [before, facts] = [this.tables[slot], this.facts[slot]];
    const training = stored.find((one) => one.begin <= last && one.end > begin);
    if (training) this.tables[slot] = tablesOf(training.limits);
    else if (facts && (facts.ZoneSettings?.Since ?? '') <= dayOf(begin)) this.begin(slot, begin);
    const now = this.tables[slot];
    return before !== undefined && now !== undefined && !areSame(before.limits, now.limits);
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

/** What decides on the zones of somebody. */
const zonesIn = ({ ZoneSettings, BirthDate }: LiveAthleteFacts): string => JSON.stringify([ZoneSettings, BirthDate]);

const dayOf = (second: number): string => new Date(second * 1000).toISOString().slice(0, 10);

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
