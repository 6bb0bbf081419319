import type { NamedCondition } from '@clubpulse/contract/workouts/generator/conditions';
import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import {
  conditionRules,
  decidesOf,
  excludesOf,
  isLocal,
  limitsOf,
  stopSignsOf,
} from '@clubpulse/rules/workouts/generator/conditions';
import type { Formats } from '../../platform/formats.ts';
import type { PhraseKey, Translate } from '../../platform/phrases.ts';

type Lowered = Omit<Extract<Decision, { Kind: 'limits' }>, 'Kind'>;

export const conditionName = (t: Translate, { Condition: condition, Severity: severity }: NamedCondition): string =>
  severity === null
    ? t(`generator.condition.${condition}`)
    : `${t(`generator.condition.${condition}`)}, ${t(`generator.severity.${severity}`)}`;

export const limitText = (t: Translate, formats: Formats, { Rpe, Zone, Zones, Reps, Rest, Weeks }: Lowered): string =>
  [
    ...(Rpe === null ? [] : [t('generator.limit.rpe', { rpe: Rpe })]),
    ...(Zones ? [] : [t('generator.limit.noZones')]),
    ...(Zone === null || !Zones ? [] : [t('generator.limit.zone', { zone: Zone })]),
    ...(Reps === null ? [] : [t('generator.limit.reps', { reps: Reps })]),
    ...(Rest === null ? [] : [t('generator.limit.rest', { rest: formats.duration(Rest) })]),
    ...(Weeks === null ? [] : [t('generator.limit.weeks', { weeks: Weeks })]),
  ].join(', ');

export function conditionText(t: Translate, formats: Formats, named: NamedCondition): string {
  const { rpe, zone, zones, reps, rest, weeks } = limitsOf([named]);
  const out = excludesOf(named).map((demand) => t(`workouts.demand.${demand}`));
  const lowered = limitText(t, formats, {
    Rpe: isLocal(named) ? null : (rpe ?? null),
    Zone: zone ?? null,
    Zones: zones ?? true,
    Reps: reps ?? null,
    Rest: rest ?? null,
    Weeks: weeks ?? null,
  });
  return [
    ...(out.length === 0 ? [] : [t('generator.without', { what: out.join(', ') })]),
    ...(lowered === '' ? [] : [`${lowered}.`]),
    ...(isLocal(named) && rpe !== undefined ? [t('generator.limit.rpeOfPart', { rpe })] : []),
    t('generator.seeTo', {
      what: decidesOf(named)
        .map((one) => t(`generator.advice.${one}`))
        .join(', '),
    }),
    ...stopSignsOf([named.Condition]).map((one) => t(`sheets.stop.${one}`)),
  ].join(' ');
}

export const sourceText = (t: Translate, { Condition: condition }: NamedCondition): string =>
  t('generator.sources', { what: conditionRules[condition].sources.join('; ') });

type NotGiven = Extract<Decision, { Kind: 'notGiven' }>;
export function notGivenTitle(t: Translate, { Named: named, Confirmed, Allowed }: NotGiven): string {
  if (Allowed) return t('generator.notPlaced', { named });
  return t(Confirmed ? 'generator.notGivenSure' : 'generator.notGiven', { named });
}
export function notGivenText(t: Translate, { By, Why, Allowed }: NotGiven): string {
  const what = By.map((one) => t(`generator.condition.${one}`)).join(', ');
  if (Why === undefined) return By.length > 0 ? t('generator.notGivenBy', { what }) : t('generator.notGivenHere');
  const why = t(`generator.notPlaced.${Why}`);
  if (By.length > 0) return t('generator.notGivenAlso', { what, why });
  return Allowed ? `${t('generator.notPlacedText')} ${why}` : why;
}

type TooLittle = Extract<Decision, { Kind: 'tooLittle' }>;
const missingWords: Readonly<Record<TooLittle['Missing'][number], PhraseKey>> = {
  exercises: 'generator.tooLittle.exercises',
  patterns: 'generator.tooLittle.patterns',
  legs: 'generator.day.legs',
  push: 'generator.day.push',
  pull: 'generator.day.pull',
  aerobic: 'workouts.activity.cardio',
  stretch: 'workouts.pattern.stretch',
};
const whyWords: Readonly<Record<TooLittle['Why'][number], PhraseKey>> = {
  equipment: 'generator.equipment',
  level: 'generator.levelField',
  minutes: 'generator.minutesField',
};
export const tooLittleText = (t: Translate, { Missing, Muscles, By, Why }: TooLittle): string =>
  t('generator.tooLittleText', {
    what: [...Missing.map((one) => t(missingWords[one])), ...Muscles.map((one) => t(`workouts.muscle.${one}`))].join(', '),
    why: [...By.map((one) => t(`generator.condition.${one}`)), ...Why.map((one) => t(whyWords[one]))].join(', '),
  });
