import type { ExerciseEquipment, Level, Pattern } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Condition, NamedCondition } from '@clubpulse/contract/workouts/generator/conditions';
import type {
  Decision,
  FitnessLevel,
  Generation,
  LeftOut,
  NotPlacedWhy,
  Spared,
} from '@clubpulse/contract/workouts/generator/generator';
import type { Choosable } from './choose.ts';
import { excluderOf, isExcludedBy, isLocal, needsMore } from './conditions.ts';
import { isGentle, isTooRough } from './left-out.ts';
import { doseOf, isAtLeast } from './programming.ts';

type Asked = Pick<
  Generation,
  'Goal' | 'Level' | 'Location' | 'Equipment' | 'OnlyThese' | 'WantedIds' | 'NeverIds' | 'AllowedIds' | 'Conditions'
>;

export interface Sifted {
  readonly exercises: readonly Choosable[];
  readonly decisions: readonly Decision[];
  readonly leftOut: readonly LeftOut[];
  readonly spared: (pattern: Pattern) => readonly Spared[];
  /** The conditions and other rules that exclude some of these exercises, and the exercises that are left. */
  readonly causes: (isOne: (exercise: Choosable) => boolean) => {
    readonly conditions: readonly Condition[];
    readonly others: readonly LeftOut['By'][];
    readonly left: readonly Choosable[];
  };
  readonly outBy: (id: number) => LeftOut['By'] | undefined;
}

type Rule = Omit<LeftOut, 'Names'>;
const EXAMPLES = 2;

export function sift(library: readonly Choosable[], request: Asked, equipment: readonly ExerciseEquipment[]): Sifted {
  const { Level: level, Goal, Location, Conditions, NeverIds, AllowedIds } = request;
  const has = new Set<ExerciseEquipment>(['none', ...equipment]);
  const only = new Set<ExerciseEquipment>(request.OnlyThese ? ['none', ...request.Equipment] : has);
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
  take({ By: 'equipment' }, (one) => one.Equipment.some((part) => !has.has(part) || !only.has(part)));
  const there = left;
  const { rpe } = doseOf(Goal, level);
  const isRehab = Goal === 'rehabilitation' || Conditions.some((one) => isLocal(one) || one.Condition === 'over65');
  take(
    { By: 'level' },
    (one) =>
      !levels.includes(one.Level) ||
      (!isRehab && one.Activities.includes('rehabilitation')) ||
      (one.Pattern !== 'cardio' && needsMore(one, { rpe })),
  );
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
      // The rule is stated even without an effect now, because it also applies to later replacements.
      ...(gentle ? [{ Kind: 'gentle' as const, Out: rough }] : []),
      ...conditions,
      ...(undescribed > 0 ? [{ Kind: 'undescribed' as const, Out: undescribed }] : []),
      ...never,
      ...AllowedIds.flatMap((id) => allowedOf(library, id, Conditions)),
    ],
    // A condition is listed even without exclusions, because its limits and advice apply.
    leftOut: taken
      .filter(({ rule, out }) => out.length > 0 || rule.By === 'condition')
      .map(({ rule, out }) => ({ ...rule, Names: out.map(({ Name }) => Name) })),
    causes: (isOne) => {
      const rules = taken.filter(({ out }) => out.some(isOne)).map(({ rule }) => rule);
      return {
        conditions: rules.flatMap(({ Condition: one }) => one ?? []),
        others: rules.map(({ By }) => By),
        left: left.filter(isOne),
      };
    },
    outBy: (id) => taken.find(({ out }) => out.some(({ ExerciseId }) => ExerciseId === id))?.rule.By,
    spared: (pattern) =>
      taken.flatMap(({ rule: { Condition: condition }, out }) => {
        const same = condition === null ? [] : out.filter((one) => one.Pattern === pattern);
        return condition === null || same.length === 0
          ? []
          : [{ Condition: condition, Names: same.slice(0, EXAMPLES).map(({ Name }) => Name) }];
      }),
  };
}
const placeRules = ['published', 'location', 'equipment', 'level'] as const;

const nameOf = (library: readonly Choosable[], id: number): string =>
  library.find(({ ExerciseId }) => ExerciseId === id)?.Name ?? `${id}`;

const excludedBy = (library: readonly Choosable[], id: number, conditions: readonly NamedCondition[]) => {
  const exercise = library.find(({ ExerciseId }) => ExerciseId === id);
  const by = exercise === undefined ? [] : conditions.filter((named) => isExcludedBy(named, exercise));
  return by.map(({ Condition: one }) => one);
};

function allowedOf(library: readonly Choosable[], id: number, conditions: readonly NamedCondition[]): Decision[] {
  const By = excludedBy(library, id, conditions);
  return By.length === 0 ? [] : [{ Kind: 'allowed', Named: nameOf(library, id), ExerciseId: id, By }];
}

interface Placing {
  readonly placed: ReadonlySet<number>;
  readonly outBy: Sifted['outBy'];
  readonly trains: (exercise: Choosable) => boolean;
}

/**
 * Each wanted exercise that is not in the sheet, with all conditions that exclude it, and a rule that excludes it before the
 * conditions. No trainer can overrule such a rule.
 */
export function notPlaced(library: readonly Choosable[], request: Asked, { placed, outBy, trains }: Placing): Decision[] {
  return request.WantedIds.filter((id) => !placed.has(id)).map((id) => {
    const rule = outBy(id);
    const isAllowed = request.AllowedIds.includes(id);
    const By = rule === undefined || isAllowed ? [] : excludedBy(library, id, request.Conditions);
    const isByCondition = rule === 'condition' || rule === 'undescribed';
    return {
      Kind: 'notGiven',
      Named: nameOf(library, id),
      ExerciseId: id,
      By,
      ...(isByCondition && By.length > 0 ? {} : { Why: whyOf(rule, library, id, trains) }),
      Confirmed: false,
      Allowed: isAllowed && allowedOf(library, id, request.Conditions).length > 0,
    };
  });
}

function whyOf(
  rule: LeftOut['By'] | undefined,
  library: readonly Choosable[],
  id: number,
  trains: Placing['trains'],
): NotPlacedWhy {
  const exercise = library.find(({ ExerciseId }) => ExerciseId === id);
  if (exercise === undefined) return 'published';
  if (rule === 'published' || rule === 'location' || rule === 'equipment' || rule === 'level' || rule === 'gentle') return rule;
  return trains(exercise) ? 'time' : 'days';
}

function levelsOf(level: FitnessLevel): readonly Level[] {
  if (isAtLeast(level, 'advanced')) return ['beginner', 'intermediate', 'advanced'];
  return isAtLeast(level, 'intermediate') ? ['beginner', 'intermediate'] : ['beginner'];
}
