import { readFileSync } from 'node:fs';
import { equipmentGroups } from '@clubpulse/contract/clubs/equipments';
import type { ExerciseEquipment } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { describe, expect, it } from 'vitest';
import { type Choosable, sift } from './choose.ts';
import { generate } from './generate.ts';
import { readInstructions } from './instructions.ts';
import { isLeftOut, leftOutBy } from './left-out.ts';

/** The library as it is shipped. */
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
const everything: readonly ExerciseEquipment[] = Object.values(equipmentGroups).flat();
const byId = new Map(library.map((one) => [one.ExerciseId, one]));
const keysOf = (ids: Iterable<number>) => [...ids].map((id) => byId.get(id)?.key);
const read = (text: string, language = 'en') => {
  const { cares, leftOut, notUnderstood } = readInstructions(text, language, library);
  return { cares, leftOut: leftOut.map(({ named }) => named), notUnderstood };
};
const idsIn = (text: string, language = 'en') =>
  new Set(readInstructions(text, language, library).leftOut.flatMap(({ ids }) => [...ids]));

type Where = (exercise: (typeof library)[number]) => boolean;
const squats: Where = ({ Pattern }) => Pattern === 'squat';
const lunges: Where = ({ Pattern }) => Pattern === 'lunge';
const needing =
  (...equipment: readonly ExerciseEquipment[]): Where =>
  ({ Equipment }) =>
    equipment.some((one) => Equipment.includes(one));
const called =
  (word: string): Where =>
  ({ Names }) =>
    Names.some((name) => name.toLowerCase().includes(word));
const runs: Where = ({ key }) => ['treadmillRun', 'outdoorRun', 'highKnees', 'buttKicks'].includes(key);

const unwanted: readonly (readonly [text: string, language: string, where: Where])[] = [
  ['No squats, no dumbbells', 'en', (one) => squats(one) || needing('dumbbell')(one)],
  ['no barbell', 'en', needing('barbell')],
  ['Avoid the deadlift and lunges.', 'en', (one) => called('deadlift')(one) || one.Pattern === 'lunge'],
  ["She can't do planks or push-ups", 'en', (one) => called('plank')(one) || called('push-up')(one)],
  [
    'Without machines, bands, a ball or the bench',
    'en',
    needing('machine', 'resistanceBand', 'medicineBall', 'stabilityBall', 'bench'),
  ],
  [
    'Avoid:\n- running\n- pulling\n- the Turkish get-up',
    'en',
    (one) => runs(one) || one.Pattern === 'verticalPull' || one.Pattern === 'horizontalPull' || one.key === 'turkishGetUp',
  ],
  ['No overhead work', 'en', ({ Pattern }) => Pattern === 'verticalPush'],
  ['Squats hurt', 'en', squats],
  ['squats hurt and no lunges', 'en', (one) => squats(one) || one.Pattern === 'lunge'],
  ['no lunges because squats hurt', 'en', (one) => squats(one) || one.Pattern === 'lunge'],
  ['gli squat fanno male e niente affondi', 'it', (one) => squats(one) || one.Pattern === 'lunge'],
  ['Lunges are bad for me', 'en', lunges],
  ['Lunges and the barbell are out', 'en', (one) => lunges(one) || needing('barbell')(one)],
  ['squats hurt. Lunges too.', 'en', (one) => squats(one) || lunges(one)],
  ['no squats, also lunges', 'en', (one) => squats(one) || lunges(one)],
  ['Gli affondi sono vietati. Anche gli squat.', 'it', (one) => squats(one) || lunges(one)],
  ['gli squat fanno male; gli affondi pure', 'it', (one) => squats(one) || lunges(one)],
  ['Gli affondi sono da evitare', 'it', lunges],
  ['Las zancadas están prohibidas. Las sentadillas también.', 'es', (one) => squats(one) || lunges(one)],
  ['Las zancadas son malas para mí', 'es', lunges],
  ['Las zancadas me hacen daño', 'es', lunges],
  ['Les fentes sont mauvaises pour moi. Les squats aussi.', 'fr', (one) => squats(one) || lunges(one)],
  ['Les fentes sont à éviter', 'fr', lunges],
  ['no equipment', 'en', ({ Equipment }) => !Equipment.includes('none')],
  ['senza manubri', 'it', needing('dumbbell')],
  [
    'Evitare gli squat e gli affondi; niente bilanciere',
    'it',
    (one) => squats(one) || one.Pattern === 'lunge' || needing('barbell')(one),
  ],
  ['non fare stacchi né trazioni', 'it', (one) => called('stacco')(one) || called('trazioni')(one)],
  ['niente panca, macchine, elastici', 'it', needing('bench', 'machine', 'resistanceBand')],
  ['Non può correre, senza corsa', 'it', runs],
  ['sin sentadillas', 'es', squats],
  [
    'Sin mancuernas ni kettlebells, evita el peso muerto',
    'es',
    (one) => needing('dumbbell', 'kettlebell')(one) || called('peso muerto')(one),
  ],
  ['no le gustan las zancadas', 'es', ({ Pattern }) => Pattern === 'lunge'],
  ['pas de squats', 'fr', squats],
  ['Éviter les fentes et l’haltère', 'fr', (one) => one.Pattern === 'lunge' || needing('dumbbell')(one)],
  ['sans soulevé de terre, ni kettlebell', 'fr', (one) => called('soulevé de terre')(one) || needing('kettlebell')(one)],
];

describe('instructions', () => {
  it.each(unwanted)('leave out what they want none of: %s', (text, language, where) => {
    const ids = idsIn(text, language);
    expect(library.filter((one) => where(one) && !ids.has(one.ExerciseId)).map(({ key }) => key)).toEqual([]);
    expect(ids.size).toBeLessThan(library.length);
  });

  it.each(unwanted)('and nothing of it stands in any sheet, nor is offered for it: %s', (text, language, where) => {
    const wrong = new Set<string>();
    for (const Goal of ['strength', 'weightLoss', 'bodyToning'] as const)
      for (const Level of ['beginner', 'elite'] as const)
        for (let Seed = 1; Seed <= 2; Seed++) {
          const made = generate(
            {
              Level,
              Goal,
              Location: 'club',
              WeeklyFrequency: 4,
              PreferredDuration: 60,
              WarmUpCooldown: Seed % 2 === 0,
              OtherInstructions: text,
              Seed,
            },
            { library, equipment: everything, language },
          );
          const days = made?.days ?? [];
          const lines = days.flatMap(({ Groups }) => Groups.flatMap(({ Sets }) => Sets.flatMap(({ Lines }) => Lines)));
          const ids = [
            ...lines.flatMap((line) => (line.Kind === 'exercise' ? [line.ExerciseId] : [])),
            ...(made?.slots ?? []).flatMap(({ Candidates }) => Candidates),
          ];
          expect(ids.length).toBeGreaterThan(0);
          for (const id of ids) {
            const exercise = byId.get(id);
            if (exercise && where(exercise)) wrong.add(exercise.key);
          }
          expect(made?.decisions.some(({ Kind }) => Kind === 'excluded')).toBe(true);
        }
    expect([...wrong]).toEqual([]);
  });

  it('leave out what comes later by what was named, not by what there was', () => {
    const later = (text: string, Name: string, fields: Partial<Choosable>): boolean => {
      const instructions = readInstructions(text, 'en', library);
      const wish = { Level: 'elite', Goal: 'strength', Location: 'club' } as const;
      const leaves = leftOutBy(sift(library, wish, everything, instructions).decisions);
      const [any] = library;
      const come = { ...any, Pattern: 'carry', Equipment: ['none'], ExerciseId: 9999, Names: [Name], ...fields } as Choosable;
      return leaves !== undefined && isLeftOut(leaves, come);
    };
    expect(later('no squats', 'Belt drop', { Pattern: 'squat' })).toBe(true);
    expect(later('no squats', 'Belt squat', {})).toBe(true);
    expect(later('no squats', 'Belt drop', {})).toBe(false);
    expect(later('no barbell', 'Row', { Equipment: ['barbell', 'bench'] })).toBe(true);
    expect(later('no dumbbell squats', 'Belt drop', { Pattern: 'squat' })).toBe(false);
    expect(later('no dumbbell squats', 'Belt drop', { Pattern: 'squat', Equipment: ['dumbbell'] })).toBe(true);
    expect(later('no Turkish get-up', 'Half Turkish get-up', {})).toBe(true);
    // More than the list of decisions tells of.
    const many = library.slice(0, 60).map(({ Names: [name] }) => `no ${name}`);
    expect(later(`${many.join('\n').slice(0, 950)}\nno squats`, 'Belt drop', { Pattern: 'squat' })).toBe(true);
  });

  it('leave in what is said not to hurt beside what does', () => {
    expect(read('squats hurt and lunges do not hurt').leftOut).toEqual(['squats']);
  });

  it('spare the side that hurts beside one that does not', () => {
    expect(read('no pain in the right knee and the left knee hurts').cares).toEqual(['knee']);
  });

  it('keep of a sentence the names alone, and say what stands between them as not understood', () => {
    const spared = readInstructions('no squats with her torn knee on the bench', 'en', library);
    expect(spared.leftOut.map(({ named }) => named)).toEqual(['squats, bench']);
    expect(spared.notUnderstood).toEqual(['with her torn knee on the']);
  });

  it.each([
    ['no dumbbell squats', ['bulgarianSplitSquat', 'sumoSquat']],
    ['no bench press', ['barbellBenchPress', 'dumbbellBenchPress', 'closeGripBenchPress']],
    ['no burpees', ['burpee']],
    ['avoid leg presses', ['legPress']],
    ['niente hip thrust', ['hipThrust']],
  ])('name what several words mean together: %s', (text, keys) => expect(new Set(keysOf(idsIn(text)))).toEqual(new Set(keys)));

  it.each([
    ['I have no knee problem', 'en', []],
    ['No problems with her knees or shoulders', 'en', []],
    ["The knee doesn't hurt", 'en', []],
    ['knees are fine', 'en', []],
    ['No knee problem but shoulder pain', 'en', ['shoulder']],
    ['no knee problem, back pain', 'en', ['back']],
    ['not pregnant', 'en', []],
    ['non ho problemi al ginocchio', 'it', []],
    ['il ginocchio non fa male', 'it', []],
    ['no tengo problemas de rodilla', 'es', []],
    ['Je n’ai pas de problème de genou', 'fr', []],
    ['aucune douleur au dos', 'fr', []],
    ['Gli squat fanno male. Anche gli affondi.', 'it', []],
    ['le anche gli fanno male', 'it', ['hip']],
    ['dolore alle anche', 'it', ['hip']],
    // In doubt it is spared.
    ['no squats because of knee pain', 'en', ['knee']],
    ['nothing that gives knee pain', 'en', ['knee']],
    ['not without knee pain', 'en', ['knee']],
    ['no knees', 'en', ['knee']],
    ['no load on the knee', 'en', ['knee']],
    ['pain in the upper back', 'en', ['back']],
    ['douleur dans le haut du dos', 'fr', ['back']],
    ['knee hurts when jumping', 'en', ['knee', 'jumps']],
    ['no squats, no jumping', 'en', ['jumps']],
    ['niente squat, salti', 'it', ['jumps']],
    ['likes jumping', 'en', []],
  ])('spare what is named, unless it is said to be well: %s', (text, language, cares) =>
    expect(read(text, language).cares).toEqual(cares),
  );

  it.each([
    ['Likes the barbell.', { cares: [], leftOut: [], notUnderstood: ['Likes the barbell'] }],
    ['No squats. Bring a towel!', { cares: [], leftOut: ['squats'], notUnderstood: ['Bring a towel'] }],
    ['no squats or zorbs', { cares: [], leftOut: ['squats'], notUnderstood: ['zorbs'] }],
    ['no squats, kettlebells welcome', { cares: [], leftOut: ['squats'], notUnderstood: ['kettlebells welcome'] }],
    ['not only squats', { cares: [], leftOut: [], notUnderstood: ['not only squats'] }],
    ['Squats', { cares: [], leftOut: [], notUnderstood: ['Squats'] }],
    ['Lunges too', { cares: [], leftOut: [], notUnderstood: ['Lunges too'] }],
    ['Lunges are not bad', { cares: [], leftOut: [], notUnderstood: ['Lunges are not bad'] }],
    ['Squats work out, lunges are out', { cares: [], leftOut: ['lunges'], notUnderstood: ['Squats work out'] }],
    ['My knee hurts. Lunges too', { cares: ['knee'], leftOut: ['Lunges'], notUnderstood: [] }],
    ['Squats and jumps are out', { cares: ['jumps'], leftOut: ['Squats'], notUnderstood: [] }],
    ['no more than 3 sets', { cares: [], leftOut: [], notUnderstood: ['no more than 3 sets'] }],
    ['No squats; NO SQUATS', { cares: [], leftOut: ['squats'], notUnderstood: [] }],
    ['I have no injuries', { cares: [], leftOut: [], notUnderstood: [] }],
    ['', { cares: [], leftOut: [], notUnderstood: [] }],
    [' , .', { cares: [], leftOut: [], notUnderstood: [] }],
  ])('say what they were not understood in: %s', (text, told) => expect(read(text)).toEqual(told));

  it('read whatever is written, in time', () => {
    const letters = [
      'no ',
      'squat',
      ', ',
      '. ',
      'é',
      '\u0000',
      '\u202e',
      '\ud800',
      '😀',
      'œ',
      '’',
      '\n',
      'knee ',
      'or ',
      'pain ',
      ': ',
    ];
    let state = 11;
    for (let run = 0; run < 60; run++) {
      let text = '';
      while (text.length < 300) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        text += letters[(state >>> 16) % letters.length];
      }
      const { leftOut, notUnderstood } = read(text);
      for (const one of [...leftOut, ...notUnderstood]) expect(one.length).toBeLessThanOrEqual(100);
    }
  });
});
