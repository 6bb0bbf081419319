import { z } from 'zod';

/** Health conditions of an athlete. What each condition excludes is in `rules/workouts/generator/conditions`. */

export const conditions = [
  'lowBackPain',
  'discHerniation',
  'hipPain',
  'hipReplacement',
  'kneePain',
  'kneeReplacement',
  'hamstringStrain',
  'ankleSprain',
  'shoulderPain',
  'elbowPain',
  'wristPain',
  'neckPain',
  'osteoporosis',
  'pregnancy',
  'postpartum',
  'diastasis',
  'hernia',
  'hypertension',
  'betaBlockers',
  'heartDisease',
  'diabetes',
  'asthma',
  'epilepsy',
  'vertigo',
  'obesity',
  'over65',
  'recentSurgery',
  'cannotLieOnFloor',
  'cannotKneel',
  'noJumps',
] as const;
export type Condition = (typeof conditions)[number];

export const severities = ['mild', 'marked', 'controlled', 'uncontrolled', 'first', 'second', 'third'] as const;
export type Severity = (typeof severities)[number];

/** Conditions for which a severity must be chosen, each with its severities, the mildest first. */
export const severitiesOf: Readonly<Partial<Record<Condition, readonly Severity[]>>> = {
  lowBackPain: ['mild', 'marked'],
  kneePain: ['mild', 'marked'],
  shoulderPain: ['mild', 'marked'],
  osteoporosis: ['mild', 'marked'],
  pregnancy: ['first', 'second', 'third'],
  hypertension: ['controlled', 'uncontrolled'],
  heartDisease: ['controlled', 'uncontrolled'],
  diabetes: ['controlled', 'uncontrolled'],
  asthma: ['controlled', 'uncontrolled'],
};

/** Conditions for which a physician must clear the athlete, with the severity for which that is required (null: for any). */
const clearedFrom: Readonly<Partial<Record<Condition, Severity | null>>> = {
  hipReplacement: null,
  kneeReplacement: null,
  osteoporosis: 'marked',
  hypertension: 'uncontrolled',
  heartDisease: 'controlled',
  diabetes: 'uncontrolled',
  asthma: 'uncontrolled',
  recentSurgery: null,
};
export const needsClearance = ({ Condition: condition, Severity: severity }: Pick<NamedCondition, 'Condition' | 'Severity'>) =>
  clearedFrom[condition] === severity;

interface NoSheet extends Pick<NamedCondition, 'Condition' | 'Severity'> {
  /** Another condition that must be present too. */
  readonly With?: Condition;
}
/**
 * Conditions that forbid exercise (absolute contraindications of ACSM, ESC 2020, SOGC and CSEP 2019): an athlete with
 * one of them gets no sheet.
 */
const noSheet: readonly NoSheet[] = [
  { Condition: 'heartDisease', Severity: 'uncontrolled' },
  { Condition: 'hypertension', Severity: 'uncontrolled', With: 'pregnancy' },
];
export const hasNoSheet = (
  { Condition: condition, Severity: severity }: Pick<NamedCondition, 'Condition' | 'Severity'>,
  others: readonly Pick<NamedCondition, 'Condition'>[] = [],
): boolean =>
  noSheet.some(
    (one) =>
      one.Condition === condition &&
      one.Severity === severity &&
      (one.With === undefined || others.some((other) => other.Condition === one.With)),
  );

export const namedConditionSchema = z
  .object({
    Condition: z.enum(conditions),
    Severity: z.enum(severities).nullable(),
    Cleared: z.boolean().optional(),
  })
  .superRefine((named, context) => {
    if (needsClearance(named) && named.Cleared !== true)
      context.addIssue({ code: 'custom', path: ['Cleared'], message: 'not-cleared' });
  })
  .superRefine(({ Condition: condition, Severity: severity }, context) => {
    const own = severitiesOf[condition] ?? [];
    const isKnown = severity === null ? own.length === 0 : own.includes(severity);
    if (!isKnown)
      context.addIssue({ code: 'custom', path: ['Severity'], message: severity === null ? 'field-required' : 'invalid-value' });
  });
export type NamedCondition = z.infer<typeof namedConditionSchema>;

/** A condition that is not in the list is refused, because no rule would protect the athlete. */
export const namedConditionsSchema = z
  .array(namedConditionSchema)
  .max(conditions.length)
  .refine((all) => new Set(all.map(({ Condition: one }) => one)).size === all.length, 'invalid-value')
  .superRefine((all, context) => {
    for (const [at, named] of all.entries())
      if (hasNoSheet(named, all)) context.addIssue({ code: 'custom', path: [at, 'Severity'], message: 'no-sheet' });
  });
