import { z } from 'zod';

/** The exclusions of these conditions are in `rules/workouts/generator/conditions`. */

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

/** Groups of signs at which the athlete must stop. They do not name a condition. */
export const stopSigns = ['heart', 'pregnancy', 'glucose', 'airways'] as const;
export type StopSign = (typeof stopSigns)[number];

export const severities = ['mild', 'marked', 'controlled', 'uncontrolled', 'first', 'second', 'third'] as const;
export type Severity = (typeof severities)[number];

/** Conditions that require a severity, the mildest first. */
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

type Named = Pick<NamedCondition, 'Condition' | 'Severity'>;

/** Hypertension that begins in pregnancy, and heart disease in pregnancy, contraindicate exercise (ACOG, 804, 2020). */
const notInPregnancy: readonly Condition[] = ['hypertension', 'heartDisease'];
export const isAgainstPregnancy = (
  { Condition: one }: Pick<Named, 'Condition'>,
  all: readonly Pick<Named, 'Condition'>[],
): boolean => notInPregnancy.includes(one) && all.some(({ Condition: other }) => other === 'pregnancy');

/**
 * These conditions get no sheet, because a physician must treat them before any exercise: unstable heart disease (ACSM, ESC
 * 2020), blood pressure above 180/110 (AHA, Williams et al., Circulation 116:572, 2007), glucose above 250 mg/dl with ketones or
 * often too low (ADA, Physical activity and diabetes, 2016), asthma with symptoms (GINA, 2024).
 */
export const hasNoSheet = ({ Severity: severity }: Pick<Named, 'Severity'>): boolean => severity === 'uncontrolled';

/** From this severity on a physician must clear the athlete (null: any severity). */
const clearedFrom: Readonly<Partial<Record<Condition, Severity | null>>> = {
  lowBackPain: 'marked',
  discHerniation: null,
  hipReplacement: null,
  kneePain: 'marked',
  kneeReplacement: null,
  shoulderPain: 'marked',
  osteoporosis: 'marked',
  pregnancy: 'first',
  postpartum: null,
  hernia: null,
  betaBlockers: null,
  heartDisease: 'controlled',
  epilepsy: null,
  vertigo: null,
  recentSurgery: null,
};
export function needsClearance(named: Named): boolean {
  const { Condition: condition, Severity: severity } = named;
  const from = clearedFrom[condition];
  if (from === undefined || hasNoSheet(named)) return false;
  const own: readonly (Severity | null)[] = severitiesOf[condition] ?? [null];
  return own.indexOf(severity) >= own.indexOf(from);
}

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

/** An unknown condition is refused, because no rule would protect the athlete. */
export const namedConditionsSchema = z
  .array(namedConditionSchema)
  .max(conditions.length)
  .refine((all) => new Set(all.map(({ Condition: one }) => one)).size === all.length, 'invalid-value')
  .superRefine((all, context) => {
    for (const [at, named] of all.entries()) {
      const message = hasNoSheet(named) ? 'no-sheet' : isAgainstPregnancy(named, all) ? 'no-sheet-in-pregnancy' : undefined;
      if (message !== undefined) context.addIssue({ code: 'custom', path: [at, 'Severity'], message });
    }
  });
