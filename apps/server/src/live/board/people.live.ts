import type { LiveAthleteFacts } from './board.ports.ts';
import type { TrainingLimits } from './loading/training-limits.facts.ts';
import { areSame, tablesOf, type ZoneTables, zoneTablesOf } from './zone-tables.live.ts';

export class ClubPeople {
  slotOfStrap: ReadonlyMap<number, number> = new Map();
  readonly slotOfUser = new Map<number, number>();
  readonly facts: LiveAthleteFacts[] = [];
  readonly tables: ZoneTables[] = [];
  readonly #wanted = new Set<number>();
  #left: ReadonlySet<number> = new Set();

  want(userIds: readonly number[]): void {
    for (const userId of userIds) this.#wanted.add(userId);
  }

  /** A user who is not in `athletes` is no longer a member. Returns the slots whose zones changed. */
  learn(athletes: readonly LiveAthleteFacts[], day: string): readonly number[] {
    const changed: number[] = [];
    const members = new Set(athletes.map(({ UserId }) => UserId));
    this.#left = new Set([...this.slotOfUser].flatMap(([userId, slot]) => (members.has(userId) ? [] : [slot])));
    this.#forgetNames();
    const straps = new Map<number, number>();
    for (const athlete of athletes) {
      const known = this.slotOfUser.get(athlete.UserId);
      if (athlete.straps.length === 0 && known === undefined && !this.#wanted.has(athlete.UserId)) continue;
      const slot = known ?? this.facts.length;
      this.slotOfUser.set(athlete.UserId, slot);
      const [before, facts] = [this.facts[slot], onlyFacts(athlete)];
      if (before && zonesIn(before) !== zonesIn(facts)) changed.push(slot);
      // Walls refer to the former facts.
      if (JSON.stringify(before) !== JSON.stringify(facts)) this.facts[slot] = facts;
      this.tables[slot] ??= zoneTablesOf(athlete.ZoneSettings, athlete.BirthDate, day);
      for (const { strap } of athlete.straps) straps.set(strap, slot);
    }
    this.slotOfStrap = straps;
    return changed;
  }

  begin(slot: number, second: number): void {
    const facts = this.facts[slot];
    if (facts) this.tables[slot] = zoneTablesOf(facts.ZoneSettings, facts.BirthDate, dayOf(second));
  }

  /**
   * Sets the zones of the first stored training between `begin` and `last`, or else those that apply on that day. Returns true if
   * they changed.
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

  #forgetNames(): void {
    for (const slot of this.#left) {
      const facts = this.facts[slot];
      if (!facts || facts.demo) continue;
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

  isMember(slot: number): boolean {
    return slot < this.facts.length && !this.#left.has(slot);
  }
}

const zonesIn = ({ ZoneSettings, BirthDate }: LiveAthleteFacts): string => JSON.stringify([ZoneSettings, BirthDate]);

const dayOf = (second: number): string => new Date(second * 1000).toISOString().slice(0, 10);

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
  // A copy has no room for more.
  return { UserId, Nickname, FirstMidName, LastName, HideOnWall, BirthDate, ZoneSettings, straps: straps.slice(), demo };
}
