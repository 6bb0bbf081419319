import { readFileSync } from 'node:fs';
import { equipmentGroups, equipmentPlaces } from '@clubpulse/contract/clubs/equipments';
import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { fitnessLevels, type Generation, workoutGoals } from '@clubpulse/contract/workouts/generator/generator';
import { describe, expect, it } from 'vitest';
import { programErrors } from '../sheets/program-errors.ts';
import type { Choosable } from './choose.ts';
import { type Draft, generate } from './generate.ts';

/** The library as it is shipped: `('key', 'en', …, main, others, equipment, activity, places, measure, level, pattern, unilateral)`. */
const shipped = readFileSync(new URL('../../../../apps/server/migrations/0015_exercise_library.sql', import.meta.url), 'utf8');
const library = [
  ...shipped.matchAll(
    /^ {2}\('(\w+)', ((?:'(?:[^']|'')*', ){4})'(\w+)', '([\w|]*)', '([\w|]+)', '(\w+)', '([\w|]+)', '(\w+)', '(\w+)', '(\w+)'/gm,
  ),
].map(
  ([, key, names, main, others, equipment, activity, places, measure, level, pattern], at) =>
    ({
      ExerciseId: at + 1,
      key,
      Names: [...(names ?? '').matchAll(/'((?:[^']|'')*)'/g)].map(([, name]) => name?.replaceAll("''", "'")),
      MainMuscle: main,
      OtherMuscles: others?.split('|').filter(Boolean),
      Equipment: equipment?.split('|'),
      Activities: [activity],
      Locations: places?.split('|'),
      Measure: measure,
      Level: level,
      Pattern: pattern,
      Published: true,
    }) as unknown as Choosable & { readonly key: string },
);
const byId = new Map(library.map((one) => [one.ExerciseId, one]));
const byKey = new Set(library.map(({ key }) => key));
const everything: readonly ExerciseEquipment[] = Object.values(equipmentGroups).flat();
const keyOf = (id: number) => byId.get(id)?.key;

const wanted: Omit<Generation, 'Seed'> & { readonly Seed: number } = {
  Level: 'intermediate',
  Goal: 'strength',
  Location: 'club',
  WeeklyFrequency: 3,
  PreferredDuration: 60,
  WarmUpCooldown: true,
  OtherInstructions: '',
  Seed: 7,
};
const draft = (
  fields: Partial<typeof wanted> = {},
  facts: { library?: readonly Choosable[]; equipment?: readonly ExerciseEquipment[] } = {},
) => {
  const made = generate({ ...wanted, ...fields }, { library, equipment: everything, language: 'en', ...facts });
  if (made === undefined) throw new Error('no sheet');
  return made;
};
const linesOf = ({ days }: Draft) =>
  days.flatMap(({ Groups }) => Groups.flatMap(({ Sets }) => Sets.flatMap(({ Lines }) => Lines)));
const exercisesOf = (made: Draft) =>
  linesOf(made)
    .flatMap((line) => (line.Kind === 'exercise' ? [byId.get(line.ExerciseId)] : []))
    .filter((one) => one !== undefined);

describe('every sheet', () => {
  const places = { club: everything, home: ['mat', 'dumbbell', 'resistanceBand', 'chair'], outdoor: [] } as const;
  const durations = [15, 20, 45, 60, 120];

  it.each(workoutGoals)('of %s is one the editor saves, of exercises that can be done there', (Goal) => {
    const wrong: unknown[] = [];
    for (const Level of fitnessLevels)
      for (const Location of equipmentPlaces)
        for (const PreferredDuration of durations)
          for (const WeeklyFrequency of [1, 2, 3, 4, 5, 6, 7]) {
            // Each second one with a warm-up.
            const WarmUpCooldown = (PreferredDuration + WeeklyFrequency) % 2 === 0;
            const request = { ...wanted, Goal, Level, Location, PreferredDuration, WeeklyFrequency, WarmUpCooldown };
            const equipment: readonly ExerciseEquipment[] = places[Location];
            const made = generate(request, { library, equipment, language: 'en' });
            const has = new Set<ExerciseEquipment>(['none', ...equipment]);
            const problems =
              made === undefined
                ? ['none']
                : [
                    ...programErrors('regular', made.days).map(({ field, key }) => `${field} ${key}`),
                    ...(made.days.length === WeeklyFrequency ? [] : ['days']),
                    ...(made.days.some(({ Groups }) => Groups.some(({ Section }) => Section !== 'main')) === WarmUpCooldown
                      ? []
                      : ['edges']),
                    ...exercisesOf(made)
                      .filter(
                        ({ Equipment, Locations }) => !Locations.includes(Location) || Equipment.some((one) => !has.has(one)),
                      )
                      .map(({ ExerciseId }) => keyOf(ExerciseId)),
                    ...made.slots
                      .filter(
                        ({ Day, Group, Set: set, Line }) =>
                          made.days[Day]?.Groups[Group]?.Sets[set]?.Lines[Line]?.Kind !== 'exercise',
                      )
                      .map(() => 'slot'),
                  ];
            if (problems.length > 0) wrong.push({ Level, Location, PreferredDuration, WeeklyFrequency, problems });
          }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('is the same for the same seed, and another one for another', () => {
    expect(draft()).toEqual(draft());
    expect(draft({ Seed: 8 }).days).not.toEqual(draft().days);
  });
});

describe('a sheet', () => {
  it('takes the barbell first for strength, five exercises of three sets in an hour', () => {
    const made = draft();
    const [day] = made.days;
    expect(day?.Groups.map(({ Section }) => Section)).toEqual(['warmUp', 'main', 'cooldown']);
    expect(day?.Groups[1]?.Sets).toHaveLength(5);
    expect(day?.Groups[1]?.Sets[0]).toMatchObject({
      Rounds: 3,
      RoundRest: 150,
      Lines: [{ Reps: 5, RepsMax: 8, Tempo: '2-0-1-0', Rpe: 7, Weight: null }],
    });
    expect(made.slots.find(({ Group, Set: set }) => Group === 1 && set === 0)).toMatchObject({
      Pattern: 'squat',
      Preferred: true,
    });
    expect(made.plan[0]).toEqual({ Kind: 'full', WarmUp: 9, Strength: 2693, Cardio: 0, Cooldown: 6 });
  });

  it('to lose weight is a circuit, with the heart for its share', () => {
    const made = draft({ Goal: 'weightLoss', PreferredDuration: 30, WeeklyFrequency: 1 });
    const [, circuit, heart] = made.days[0]?.Groups ?? [];
    expect(circuit?.Sets).toMatchObject([{ Rounds: 1, Lines: [{}, {}, {}, {}] }]);
    expect(heart?.Sets.at(-1)).toMatchObject({
      Lines: [
        { Duration: 30, CardioZone: 4 },
        { Kind: 'pause', Duration: 60 },
      ],
    });
  });

  it('to tone is of supersets', () => {
    const [, main] = draft({ Goal: 'bodyToning' }).days[0]?.Groups ?? [];
    expect(main?.Sets[0]?.Lines).toMatchObject([{ Superset: true }, { Superset: false }]);
  });

  it.each([
    ['Left knee: no box jumps until January. Likes the barbell.', 'knee'],
    ['Dolore al ginocchio sinistro', 'knee'],
    ['Me duele la rodilla', 'knee'],
    ['Genou opéré', 'knee'],
    ['mal à l’épaule', 'shoulder'],
    ['spalle delicate', 'shoulder'],
    ['schiena', 'back'],
    ['mal de dos', 'back'],
    ['maladie du cœur', 'heart'],
  ])('spares who names it, whoever it is: %s', (OtherInstructions, care) => {
    const made = draft({ OtherInstructions, WeeklyFrequency: 6, Level: 'elite', Goal: 'muscleBuilding' });
    expect(made.decisions).toContainEqual(expect.objectContaining({ Kind: 'spared', Care: care }));
    const all = exercisesOf(made);
    if (care === 'knee') expect(all.filter(({ Pattern }) => Pattern === 'squat' || Pattern === 'lunge')).toEqual([]);
    if (care === 'shoulder') expect(all.filter(({ Pattern }) => Pattern === 'verticalPush')).toEqual([]);
    if (care === 'back') expect(all.map(({ ExerciseId }) => keyOf(ExerciseId))).not.toContain('conventionalDeadlift');
    if (care === 'heart') expect(linesOf(made).every(({ CardioZone }) => (CardioZone ?? 0) <= 2)).toBe(true);
  });

  it.each([
    [
      'mal di schiena',
      ['jumpSquat', 'broadJump', 'boxJump', 'jumpRopeEx', 'burpee', 'treadmillRun', 'jumpingJack', 'spinalTwist'],
    ],
    ['ernia del disco L5-S1', ['jumpSquat', 'broadJump', 'jumpingLunge', 'skaterJump', 'highKnees', 'buttKicks']],
    [
      'ginocchio',
      ['worldsGreatestStretch', 'quadStretch', 'hipFlexorStretch', 'jumpingJack', 'highKnees', 'buttKicks', 'treadmillRun'],
    ],
    ['caviglia', ['jumpingJack', 'highKnees', 'buttKicks', 'treadmillRun', 'burpee']],
    ['anca', ['worldsGreatestStretch', 'jumpSquat', 'treadmillRun']],
  ])('neither lands nor stretches hard on what is named, nor offers it: %s', (OtherInstructions, hard) => {
    const offered = new Set<string | undefined>();
    for (const Goal of ['weightLoss', 'generalWellness'] as const)
      for (let Seed = 1; Seed <= 10; Seed++) {
        const made = draft({ OtherInstructions, Goal, Seed, PreferredDuration: 45, Level: 'advanced' });
        for (const { ExerciseId } of exercisesOf(made)) offered.add(keyOf(ExerciseId));
        for (const id of made.slots.flatMap(({ Candidates }) => Candidates)) offered.add(keyOf(id));
      }
    expect(hard.filter((key) => !byKey.has(key))).toEqual([]);
    expect(hard.filter((key) => offered.has(key))).toEqual([]);
    // A walk and a march are left: neither lands.
    expect(offered).toContain('treadmillWalk');
    expect(offered).toContain('marchInPlace');
  });

  it('takes no number for a back, nor an exercise for the part in its name', () => {
    const cares = (OtherInstructions: string, language: string) =>
      generate({ ...wanted, OtherInstructions }, { library, equipment: everything, language })?.decisions.filter(
        ({ Kind }) => Kind === 'spared',
      );
    expect(cares('dos días de fuerza', 'es')).toEqual([]);
    expect(cares('likes the back squat', 'en')).toEqual([]);
  });

  it('of who sits has neither jumps nor zones above three', () => {
    const made = draft({ Level: 'sedentary', Goal: 'weightLoss', WeeklyFrequency: 6 });
    expect(exercisesOf(made).filter(({ Activities }) => Activities.includes('plyometrics'))).toEqual([]);
    expect(linesOf(made).every(({ CardioZone }) => (CardioZone ?? 0) <= 3)).toBe(true);
    expect(made.decisions).toContainEqual({ Kind: 'zoneCap', Zone: 3, Why: 'sedentary' });
    expect(made.decisions).toContainEqual({ Kind: 'fewerDays', Strength: 3, Easy: 3 });
  });

  it('says what stands in for what there is not, and what was left out', () => {
    const without = library.filter(({ Pattern }) => Pattern !== 'squat' && Pattern !== 'cardio');
    const made = draft({ Goal: 'generalWellness' }, { library: without });
    expect(made.decisions).toContainEqual({ Kind: 'substitute', Day: 0, Pattern: 'squat', By: 'lunge' });
    expect(made.decisions).toContainEqual({ Kind: 'noCardio' });
  });

  it('counts what each step takes away', () => {
    const [first, ...others] = library;
    if (first === undefined) throw new Error('no library');
    const made = draft({ Location: 'home' }, { library: [{ ...first, Published: false }, ...others], equipment: ['mat'] });
    const [{ Steps } = { Steps: [] }] = made.decisions.filter((one) => one.Kind === 'candidates');
    expect(Steps.map(({ Step }) => Step)).toEqual(['library', 'published', 'location', 'equipment', 'level', 'care']);
    const left = Steps.map(({ Left }) => Left);
    expect(left.slice(0, 2)).toEqual([200, 199]);
    expect(left).toEqual([...left].sort((one, other) => other - one));
  });

  it('takes the choice of somebody else where the rules would offer it, and no other', () => {
    const made = draft();
    const at = made.slots.findIndex(({ Group, Candidates }) => Group === 1 && Candidates.length > 0);
    const [slot, place] = [made.slots[at], made.places[at]];
    const other = slot?.Candidates.at(-1);
    if (slot === undefined || place === undefined || other === undefined) throw new Error('nothing to choose');
    const pick = (id: number) =>
      generate(wanted, { library, equipment: everything, language: 'en' }, new Map([[place, id]]))?.days[slot.Day]?.Groups[
        slot.Group
      ]?.Sets[slot.Set]?.Lines[slot.Line];
    expect(pick(other)).toMatchObject({ ExerciseId: other });
    const armCircles = library.find(({ key }) => key === 'armCircles')?.ExerciseId ?? 0;
    expect(pick(armCircles)).toEqual(made.days[slot.Day]?.Groups[slot.Group]?.Sets[slot.Set]?.Lines[slot.Line]);
  });

  it('is none where there is nothing to train with', () => {
    expect(generate(wanted, { library: [], equipment: everything, language: 'en' })).toBeUndefined();
    const heart = library.filter(({ Pattern }) => Pattern === 'cardio');
    expect(generate(wanted, { library: heart, equipment: everything, language: 'en' })).toBeUndefined();
  });
});
