import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import {
  type Icon,
  IconBan,
  IconBarbell,
  IconCalendar,
  IconCalendarDown,
  IconClock,
  IconFilter,
  IconHeartOff,
  IconHeartRateMonitor,
  IconHelpCircle,
  IconReplace,
  IconRobot,
  IconRobotOff,
  IconShieldHeart,
  IconUserCheck,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Formats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { equipmentLabel } from '../exercises/public.ts';
import {
  conditionName,
  conditionText,
  limitText,
  notGivenText,
  notGivenTitle,
  sourceText,
  tooLittleText,
} from './condition-text.ts';
import classes from './Decisions.module.css';
import { dayLabel } from './generator-text.ts';

interface DecisionText {
  readonly icon: Icon;
  readonly title: string;
  readonly text: ReactNode;
}

interface Words {
  readonly t: Translate;
  readonly formats: Formats;
  readonly days: string;
}

type ByKind = { readonly [One in Decision as One['Kind']]: One };

const texts: { readonly [Kind in keyof ByKind]: (decision: ByKind[Kind], words: Words) => DecisionText } = {
  candidates: (decision, { t }) => ({
    icon: IconFilter,
    title: t('generator.choose', { count: decision.Steps.at(-1)?.Left ?? 0 }),
    text: <Steps steps={decision.Steps} />,
  }),
  condition: (decision, { t, formats }) => ({
    icon: IconShieldHeart,
    title: conditionName(t, decision),
    text: [
      ...(decision.Cleared === true ? [t('generator.cleared')] : []),
      t('generator.out', { count: decision.Out }),
      conditionText(t, formats, decision),
      sourceText(t, decision),
    ].join(' '),
  }),
  limits: (decision, { t, formats }) => ({
    icon: IconShieldHeart,
    title: t('generator.limits'),
    text: [
      ...[limitText(t, formats, decision)].filter(Boolean).map((lowered) => `${lowered}.`),
      t('generator.limitsAlways'),
      t('generator.notAdvice'),
    ].join(' '),
  }),
  undescribed: (decision, { t }) => ({
    icon: IconBan,
    title: t('generator.undescribed'),
    text: `${t('generator.undescribedText')} ${t('generator.out', { count: decision.Out })}`,
  }),
  notGiven: (decision, { t }) => ({
    icon: IconHelpCircle,
    title: notGivenTitle(t, decision),
    text: notGivenText(t, decision),
  }),
  allowed: (decision, { t }) => ({
    icon: IconUserCheck,
    title: t('generator.allowed', { named: decision.Named }),
    text: t('generator.allowedText', { what: decision.By.map((one) => t(`generator.condition.${one}`)).join(', ') }),
  }),
  minutes: (decision, { t }) => ({
    icon: IconClock,
    title: t('generator.minutes', { filled: decision.Filled, wanted: decision.Wanted }),
    text: t(`generator.minutes.${decision.Why}`),
  }),
  excluded: (decision, { t }) => ({
    icon: IconBan,
    title: t('generator.excluded', { named: decision.Named }),
    text: t('generator.out', { count: decision.Out }),
  }),
  gentle: (decision, { t }) => ({
    icon: IconShieldHeart,
    title: t('generator.gentle'),
    text: `${t('generator.gentleText')} ${t('generator.out', { count: decision.Out })}`,
  }),
  time: (decision, { t, formats }) => ({
    icon: IconClock,
    title: timeTitle(t, decision),
    text: timeText(t, formats, decision),
  }),
  split: (decision, { t }) => ({
    icon: IconCalendar,
    title: t('generator.split'),
    text: decision.Days.map((day) => t(dayLabel(day))).join(', '),
  }),
  fewerDays: (decision, { t }) => ({
    icon: IconCalendarDown,
    title: t('generator.fewerDays', { strength: decision.Strength }),
    text: t('generator.fewerDaysText'),
  }),
  zoneCap: (decision, { t }) => ({
    icon: IconHeartRateMonitor,
    title: t('generator.zoneCap', { zone: decision.Zone }),
    text: t(zoneCapWords[decision.Why]),
  }),
  weeks: (decision, { t }) => ({
    icon: IconCalendar,
    title: t('generator.weeks', { count: decision.Weeks }),
    text: t(decision.Spared ? 'generator.weeksSpared' : 'generator.weeksText'),
  }),
  tooLittle: (decision, { t }) => ({
    icon: IconHelpCircle,
    title: t('generator.tooLittle'),
    text: tooLittleText(t, decision),
  }),
  unmet: (decision, { t }) => ({
    icon: IconHelpCircle,
    title: t('generator.unmet'),
    text: unmetTexts(t, decision).join(' '),
  }),
  edgesKept: (decision, { t }) => ({
    icon: IconShieldHeart,
    title: t('generator.edgesKept'),
    text: t('generator.edgesKeptText', { what: decision.By.map((one) => t(`generator.condition.${one}`)).join(', ') }),
  }),
  minor: (decision, { t }) => ({
    icon: IconUserCheck,
    title: t('generator.minor', { age: decision.Age }),
    text: t('generator.minorText'),
  }),
  missing: (decision, { t }) => ({
    icon: IconHelpCircle,
    title: t('generator.missing', { what: decision.Facts.map((one) => t(`generator.missing.${one}`)).join(', ') }),
    text: t('generator.missingText'),
  }),
  substitute: (decision, { t, days }) => ({
    icon: IconReplace,
    title: t('generator.insteadOf', {
      by: t(`workouts.pattern.${decision.By}`),
      pattern: t(`workouts.pattern.${decision.Pattern}`),
    }),
    text: t('generator.onDays', { days }),
  }),
  leftOut: (decision, { t, days }) => ({
    icon: IconReplace,
    title: t('generator.leftOut', { pattern: t(`workouts.pattern.${decision.Pattern}`) }),
    text: `${t('generator.onDays', { days })} ${t('generator.leftOutText')}`,
  }),
  noEdges: (decision, { t }) => ({ icon: IconHelpCircle, title: noEdgesTitle(t, decision), text: t('generator.noEdgesText') }),
  noCardio: (_, { t }) => ({ icon: IconHeartOff, title: t('generator.noCardio'), text: t('generator.noCardioText') }),
  byFeel: (decision, { t }) => ({
    icon: IconBarbell,
    title: t('generator.byFeel'),
    text: t('generator.byFeelText', { rpe: decision.Rpe }),
  }),
  model: (decision, { t }) => ({
    icon: IconRobot,
    title: t('generator.model'),
    text: t('generator.modelText', { model: decision.Model, chose: decision.Chose, repaired: decision.Repaired }),
  }),
  modelFailed: (decision, { t }) => ({
    icon: IconRobotOff,
    title: t('generator.modelFailed'),
    text: t(`generator.modelFailed.${decision.Why}`),
  }),
};

export const decisionText = <Kind extends Decision['Kind']>(
  decision: { [One in Kind]: ByKind[One] & { readonly Kind: One } }[Kind],
  words: Words,
): DecisionText => texts[decision.Kind](decision, words);

export const noEdgesTitle = (t: Translate, { Parts }: ByKind['noEdges']): string =>
  Parts.map((part) => t(`generator.noEdges.${part}`)).join(', ');

export const unmetTexts = (t: Translate, { More, Less, Equipment }: Extract<Decision, { Kind: 'unmet' }>): string[] => [
  ...More.map((one) => t('generator.unmetMore', { name: t(`workouts.muscle.${one}`) })),
  ...Less.map((one) => t('generator.unmetLess', { name: t(`workouts.muscle.${one}`) })),
  ...Equipment.map((one) => t('generator.unmetEquipment', { name: t(equipmentLabel(one)) })),
];

const zoneCapWords = {
  sedentary: 'generator.zoneCapSedentary',
  condition: 'generator.zoneCapNamed',
  age: 'generator.zoneCapAge',
  certificate: 'generator.zoneCapCertificate',
  person: 'generator.zoneCapPerson',
} as const;

const timeTitle = (t: Translate, { Exercises: least, ExercisesMax: most }: Extract<Decision, { Kind: 'time' }>): string =>
  most > least ? t('generator.timeRange', { least, most }) : t('generator.time', { count: least });

function timeText(t: Translate, formats: Formats, decision: Extract<Decision, { Kind: 'time' }>): string {
  const { Main: main, Cardio: cardio, Sets: sets, SetsWanted: wanted, Rest } = decision;
  return [
    t('generator.timeText', { main, sets, rest: formats.duration(Rest) }),
    ...(cardio > 0 ? [t('generator.timeHeart', { cardio })] : []),
    ...(sets < wanted ? [t('generator.timeFewer', { wanted, sets })] : []),
  ].join(' ');
}

function Steps({ steps }: { steps: Extract<Decision, { Kind: 'candidates' }>['Steps'] }) {
  const t = useT();
  return (
    <ol className={classes['steps']}>
      {steps.map(({ Step, Left }, at) => {
        const lost = (steps[at - 1]?.Left ?? Left) - Left;
        return (
          <li key={Step}>
            <b>{Left}</b>
            <span>
              {t(`generator.step.${Step}`)}
              {lost > 0 && <small>{t('generator.lostHere', { count: lost })}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
