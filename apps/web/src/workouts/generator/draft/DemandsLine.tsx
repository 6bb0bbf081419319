import type { Demand } from '@clubpulse/contract/workouts/exercises/vocabulary';
import type { Condition } from '@clubpulse/contract/workouts/generator/conditions';
import { demandsFor } from '@clubpulse/rules/workouts/generator/concerns';
import { useT } from '../../../platform/phrases.ts';
import classes from './Confirming.module.css';

interface DemandsLineProps {
  demands: readonly Demand[] | null | undefined;
  conditions: readonly Condition[];
}

export function DemandsLine({ demands, conditions }: DemandsLineProps) {
  const t = useT();
  if (demands === null || demands === undefined) return <p>{t('generator.demandsUnknown')}</p>;
  if (demands.length === 0) return <p>{t('generator.demandsNone')}</p>;
  const { concerned, others } = demandsFor(demands, conditions);
  const labelsOf = (all: readonly Demand[]) => all.map((one) => t(`workouts.demand.${one}`)).join(' · ');
  return (
    <p className={classes['demands']}>
      {concerned.length > 0 && <b>{labelsOf(concerned)}</b>}
      {concerned.length > 0 && others.length > 0 && ' · '}
      {labelsOf(others)}
    </p>
  );
}
