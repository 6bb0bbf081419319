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
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type PhraseKey, type Translate, useT } from '../../platform/phrases.ts';
import { conditionName, conditionText, limitText, notGivenText, notGivenTitle, sourceText } from './condition-text.ts';
import classes from './Decisions.module.css';
import { dayLabel } from './generator-text.ts';

interface Told {
  readonly icon: Icon;
  readonly title: string;
  readonly text: ReactNode;
}

interface DecisionsProps {
  decisions: readonly Decision[];
  title?: PhraseKey;
}

export function Decisions({ decisions, title: heading = 'generator.decided' }: DecisionsProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <aside className={classes['decisions']} aria-labelledby="decisions-title">
      <h2 id="decisions-title">{t(heading)}</h2>
      <ul>
        {together(decisions).map(({ decision, days }) => {
          const { icon: Shown, title, text } = toldOf(t, formats, decision, days);
          return (
            <li key={`${title}/${JSON.stringify(decision)}`} data-unread={decision.Kind === 'minutes'}>
              <span className={classes['icon']}>
                <Shown size={15} stroke={1.8} aria-hidden="true" />
              </span>
              <div>
                <b>{title}</b>
                {text}
              </div>
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

function together(decisions: readonly Decision[]): { readonly decision: Decision; readonly days: string }[] {
  const kindOf = (one: Decision) => JSON.stringify({ ...one, Day: undefined });
  const first = decisions.filter((one, at) => decisions.findIndex((other) => kindOf(other) === kindOf(one)) === at);
  return first.map((decision) => ({
    decision,
    days: decisions.flatMap((one) => ('Day' in one && kindOf(one) === kindOf(decision) ? one.Day + 1 : [])).join(', '),
  }));
}

function toldOf(t: Translate, formats: Formats, decision: Decision, days: string): Told {
  switch (decision.Kind) {
    case 'candidates':
      return {
        icon: IconFilter,
        title: t('generator.choose', { count: decision.Steps.at(-1)?.Left ?? 0 }),
        text: <Steps steps={decision.Steps} />,
      };
    case 'condition':
      return {
        icon: IconShieldHeart,
        title: conditionName(t, decision),
        text: [
          ...(decision.Cleared === true ? [t('generator.cleared')] : []),
          t('generator.out', { count: decision.Out }),
          conditionText(t, formats, decision),
          sourceText(t, decision),
        ].join(' '),
      };
    case 'limits':
      return {
        icon: IconShieldHeart,
        title: t('generator.limits'),
        text: [
          ...[limitText(t, formats, decision)].filter(Boolean).map((lowered) => `${lowered}.`),
          t('generator.limitsAlways'),
          t('generator.notAdvice'),
        ].join(' '),
      };
    case 'undescribed':
      return {
        icon: IconBan,
        title: t('generator.undescribed'),
        text: `${t('generator.undescribedText')} ${t('generator.out', { count: decision.Out })}`,
      };
    case 'notGiven':
      return {
        icon: IconHelpCircle,
        title: notGivenTitle(t, decision),
        text: notGivenText(t, decision),
      };
    case 'allowed':
      return {
        icon: IconUserCheck,
        title: t('generator.allowed', { named: decision.Named }),
        text: t('generator.allowedText', { what: decision.By.map((one) => t(`generator.condition.${one}`)).join(', ') }),
      };
    case 'minutes':
      return {
        icon: IconClock,
        title: t('generator.minutes', { filled: decision.Filled, wanted: decision.Wanted }),
        text: t(`generator.minutes.${decision.Why}`),
      };
    case 'excluded':
      return {
        icon: IconBan,
        title: t('generator.excluded', { named: decision.Named }),
        text: t('generator.out', { count: decision.Out }),
      };
    case 'gentle':
      return {
        icon: IconShieldHeart,
        title: t('generator.gentle'),
        text: `${t('generator.gentleText')} ${t('generator.out', { count: decision.Out })}`,
      };
    case 'time':
      return { icon: IconClock, title: t('generator.time', { count: decision.Exercises }), text: timeText(t, formats, decision) };
    case 'split':
      return {
        icon: IconCalendar,
        title: t('generator.split'),
        text: decision.Days.map((day) => t(dayLabel(day))).join(', '),
      };
    case 'fewerDays':
      return {
        icon: IconCalendarDown,
        title: t('generator.fewerDays', { strength: decision.Strength }),
        text: t('generator.fewerDaysText'),
      };
    case 'zoneCap':
      return {
        icon: IconHeartRateMonitor,
        title: t('generator.zoneCap', { zone: decision.Zone }),
        text: t(zoneCapWords[decision.Why]),
      };
    case 'weeks':
      return {
        icon: IconCalendar,
        title: t('generator.weeks', { count: decision.Weeks }),
        text: t(decision.Spared ? 'generator.weeksSpared' : 'generator.weeksText'),
      };
    case 'missing':
      return {
        icon: IconHelpCircle,
        title: t('generator.missing', { what: decision.Facts.map((one) => t(`generator.missing.${one}`)).join(', ') }),
        text: t('generator.missingText'),
      };
    case 'substitute':
      return {
        icon: IconReplace,
        title: t('generator.insteadOf', {
          by: t(`workouts.pattern.${decision.By}`),
          pattern: t(`workouts.pattern.${decision.Pattern}`),
        }),
        text: t('generator.onDays', { days }),
      };
    case 'leftOut':
      return {
        icon: IconReplace,
        title: t('generator.leftOut', { pattern: t(`workouts.pattern.${decision.Pattern}`) }),
        text: `${t('generator.onDays', { days })} ${t('generator.leftOutText')}`,
      };
    case 'noCardio':
      return { icon: IconHeartOff, title: t('generator.noCardio'), text: t('generator.noCardioText') };
    case 'byFeel':
      return { icon: IconBarbell, title: t('generator.byFeel'), text: t('generator.byFeelText', { rpe: decision.Rpe }) };
    case 'model':
      return {
        icon: IconRobot,
        title: t('generator.model'),
        text: t('generator.modelText', { model: decision.Model, chose: decision.Chose, repaired: decision.Repaired }),
      };
    case 'modelFailed':
      return { icon: IconRobotOff, title: t('generator.modelFailed'), text: t(`generator.modelFailed.${decision.Why}`) };
  }
}

const zoneCapWords = {
  sedentary: 'generator.zoneCapSedentary',
  condition: 'generator.zoneCapNamed',
  person: 'generator.zoneCapPerson',
} as const;

function timeText(t: Translate, formats: Formats, decision: Extract<Decision, { Kind: 'time' }>): string {
  const { Main: main, Cardio: cardio, Sets: sets, SetsWanted: wanted, Work, Rest, PerExercise } = decision;
  const seconds = (value: number) => formats.duration(Math.round(value));
  const said = t('generator.timeText', {
    main,
    sets,
    each: seconds(PerExercise),
    work: seconds(Work),
    rest: seconds(Rest),
  });
  return [
    said,
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
