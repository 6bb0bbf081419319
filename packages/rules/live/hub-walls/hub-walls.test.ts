import { HUB_PEOPLE_MAX, hubPersonSchema } from '@clubpulse/contract/live/hub-walls';
import { describe, expect, it } from 'vitest';
import { automaticZones } from '../../accounts/users/own-zones.ts';
import { percentOfMax, zoneOf } from '../../accounts/users/zones.ts';
import { hubPeople, hubPerson } from './hub-walls.ts';

const anna = {
  Nickname: 'Volpe',
  FirstMidName: 'Anna',
  LastName: 'Rossi',
  HideOnWall: false,
  BirthDate: '1991-01-01',
  ZoneSettings: null,
};
const day = '2026-11-20';

describe('the entry of an athlete on a bridge', () => {
  it("contains the name that walls show, and the athlete's maximum and zones on that day", () => {
    const person = hubPerson(anna, [100, 2 ** 48 + 7], day);
    // At 35: 208 - 0.7 x 35.
    expect(person).toEqual({
      straps: [100, 2 ** 48 + 7],
      name: 'Volpe',
      initial: 'R',
      max: 184,
      limits: [92, 110, 129, 147, 166, 184],
    });
    expect(hubPersonSchema.parse(person)).toEqual(person);
    expect([zoneOf(147, person.limits), percentOfMax(147, person.max, person.limits)]).toEqual([4, 80]);
    expect(hubPerson(anna, [100], '2027-01-02').max).toBe(183);
  });

  it('contains nothing that identifies the athlete when they hide on walls', () => {
    const person = hubPerson({ ...anna, HideOnWall: true }, [100], day);
    expect(person).toMatchObject({ name: '', initial: '', max: 184 });
    expect(JSON.stringify(person)).not.toMatch(/Volpe|Anna|Rossi|1991/);
  });

  it("contains the athlete's own zones if they have set them", () => {
    const ZoneSettings = { ...automaticZones, ZoneMode: 'customBpm' as const, OwnMaxHeartRate: 190 };
    const limits = { Zone1Limit: 120, Zone2Limit: 140, Zone3Limit: 160, Zone4Limit: 175 };
    expect(hubPerson({ ...anna, ZoneSettings: { ...ZoneSettings, ...limits } }, [100], day)).toMatchObject({
      max: 190,
      limits: [95, 120, 140, 160, 175, 190],
    });
  });
});

describe('the list of athletes on a bridge', () => {
  const wearer = (strap: number, trains = false) => ({ person: hubPerson(anna, [strap], day), trains });
  it('does not change when other athletes start to train', () => {
    expect(hubPeople([wearer(3), wearer(1, true), wearer(2)])).toEqual(hubPeople([wearer(1), wearer(2, true), wearer(3)]));
  });
  it('is limited in number and prefers athletes in training', () => {
    const many = Array.from({ length: HUB_PEOPLE_MAX }, (_, index) => wearer(index + 1));
    const published = hubPeople([...many, wearer(60_000, true)]);
    expect(published).toHaveLength(HUB_PEOPLE_MAX);
    expect(published.at(-1)?.straps).toEqual([60_000]);
  });
});
