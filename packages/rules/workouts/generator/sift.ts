import type { ExerciseEquipment, Level, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { NamedCondition } from '@clubpulse/contract/workouts/generator/conditions';
import type { Decision, FitnessLevel, Generation, LeftOut, Spared } from '@clubpulse/contract/workouts/generator/generator';
import type { Choosable } from './choose.ts';
import { excluderOf, isExcludedBy, needsMore } from './conditions.ts';
import { isGentle, isTooRough } from './left-out.ts';
import { doseOf, isAtLeast } from './programming.ts';

/** Which exercises there are to choose from (domain reference, section 8.5, and decision 0171). */

type Asked = Pick<
  Generation,
  'Goal' | 'Level' | 'Location' | 'Equipment' | 'OnlyThese' | 'WantedIds' | 'NeverIds' | 'AllowedIds' | 'Conditions'
>;

interface Sifted {
  readonly exercises: readonly Choosable[];
  readonly decisions: readonly Decision[];
  /** Each exercise that is not offered, once: by the first rule that takes it out. */
  readonly leftOut: readonly LeftOut[];
  /** What the conditions take out of the exercises of a pattern. */
  readonly spared: (pattern: Pattern) => readonly Spared[];
}

/** What stands around the main part, and is done with the body or on a mat whatever the equipment is. */
const isAround = ({ Pattern: pattern }: Choosable): boolean =>
  pattern === 'cardio' || pattern === 'mobility' || pattern === 'stretch';

type Rule = Omit<LeftOut, 'Names'>;
/** Exercises named as examples of what a condition takes out of a pattern. */
const EXAMPLES = 2;

/** `equipment`: what there is at the place; `none` needs no mention. */
export function sift(library: readonly Choosable[], request: Asked, equipment: readonly ExerciseEquipment[]): Sifted {
  const { Level: level, Goal, Location, Conditions, NeverIds, AllowedIds } = request;
  const has = new Set<ExerciseEquipment>(['none', ...equipment]);
  const only = new Set<ExerciseEquipment>(request.OnlyThese ? request.Equipment : has);
  const levels = levelsOf(level);
  const gentle = isGentle(level, Goal);
  const allowed = new Set(AllowedIds);

  const taken: { readonly rule: Rule; readonly out: readonly Choosable[]; readonly left: number }[] = [];
  let left = library;
  const take = (rule: Partial<Rule> & Pick<Rule, 'By'>, isOut: (one: Choosable) => boolean): number => {
    const out = left.filter(isOut);
    left = left.filter((one) => !isOut(one));
    taken.push({ rule: { Condition: null, Severity: null, ...rule }, out, left: left.length });
    return out.length;
  };
  take({ By: 'published' }, ({ Published }) => !Published);
  take({ By: 'location' }, ({ Locations }) => !Locations.includes(Location));
  take({ By: 'equipment' }, (one) =>
    one.Equipment.some((part) => !has.has(part) || !(only.has(part) || (isAround(one) && (part === 'none' || part === 'mat')))),
  );
  const there = left;
  const { rpe } = doseOf(Goal, level);
  take({ By: 'level' }, (one) => !levels.includes(one.Level) || (one.Pattern !== 'cardio' && needsMore(one, { rpe })));
  const rough = gentle ? take({ By: 'gentle' }, isTooRough) : 0;
  const isSpared = (isOut: (one: Choosable) => boolean) => (one: Choosable) => !allowed.has(one.ExerciseId) && isOut(one);
  const undescribed =
    Conditions.length > 0
      ? take(
          { By: 'undescribed' },
          isSpared(({ Demands }) => Demands === null),
        )
      : 0;
  const conditions = Conditions.map((named): Decision => {
    const { Condition: condition, Severity } = named;
    const isOut = isSpared(excluderOf(named));
    take({ By: 'condition', Condition: condition, Severity }, isOut);
    return { Kind: 'condition', ...named, Out: there.filter(isOut).length };
  });
  const never = NeverIds.map((id): Decision => {
    const Out = take({ By: 'never' }, ({ ExerciseId }) => ExerciseId === id);
    return { Kind: 'excluded', Named: nameOf(library, id), Out, Ids: [id] };
  });

  const steps = placeRules.map((Step, at) => ({ Step, Left: taken[at]?.left ?? 0 }));
  return {
    exercises: left,
    decisions: [
      { Kind: 'candidates', Steps: [{ Step: 'library', Left: library.length }, ...steps, { Step: 'care', Left: left.length }] },
      // Of nobody else's: what is told stays so for what stands in later, however few there are now.
      ...(gentle ? [{ Kind: 'gentle' as const, Out: rough }] : []),
      ...conditions,
      ...(undescribed > 0 ? [{ Kind: 'undescribed' as const, Out: undescribed }] : []),
      ...never,
      ...AllowedIds.flatMap((id) => allowedOf(library, id, Conditions)),
    ],
    leftOut: taken.flatMap(({ rule, out }) => (out.length === 0 ? [] : [{ ...rule, Names: out.map(({ Name }) => Name) }])),
    spared: (pattern) =>
      taken.flatMap(({ rule: { Condition: condition }, out }) => {
        const same = condition === null ? [] : out.filter((one) => one.Pattern === pattern);
        return condition === null || same.length === 0
          ? []
          : [{ Condition: condition, Names: same.slice(0, EXAMPLES).map(({ Name }) => Name) }];
      }),
  };
}
/** Those that come first, whoever it is for. */
const placeRules = ['published', 'location', 'equipment', 'level'] as const;

const nameOf = (library: readonly Choosable[], id: number): string =>
  library.find(({ ExerciseId }) => ExerciseId === id)?.Name ?? `${id}`;

const excludedBy = (library: readonly Choosable[], id: number, conditions: readonly NamedCondition[]) => {
  const exercise = library.find(({ ExerciseId }) => ExerciseId === id);
  const by = exercise === undefined ? [] : conditions.filter((named) => isExcludedBy(named, exercise));
  return by.map(({ Condition: one }) => one);
};

/** What a trainer allowed stays with the sheet, as far as a condition says otherwise. */
function allowedOf(library: readonly Choosable[], id: number, conditions: readonly NamedCondition[]): Decision[] {
  const By = excludedBy(library, id, conditions);
  return By.length === 0 ? [] : [{ Kind: 'allowed', Named: nameOf(library, id), ExerciseId: id, By }];
}

/** Wanted, and not in the sheet: the rules never solve that by themselves. `placed`: all exercises that are in it. */
export function notPlaced(library: readonly Choosable[], request: Asked, placed: ReadonlySet<number>): Decision[] {
  return request.WantedIds.filter((id) => !placed.has(id)).map((id) => ({
    Kind: 'notGiven',
    Named: nameOf(library, id),
    ExerciseId: id,
    By: request.AllowedIds.includes(id) ? [] : excludedBy(library, id, request.Conditions),
    Confirmed: false,
  }));
}

function levelsOf(level: FitnessLevel): readonly Level[] {
  if (isAtLeast(level, 'advanced')) return ['beginner', 'intermediate', 'advanced'];
  return isAtLeast(level, 'intermediate') ? ['beginner', 'intermediate'] : ['beginner'];
}
