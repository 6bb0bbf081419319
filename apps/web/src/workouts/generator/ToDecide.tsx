import type { Decision } from '@clubpulse/contract/workouts/generator/generator';
import { Button } from '@mantine/core';
import { IconBan, IconClock, IconUserQuestion } from '@tabler/icons-react';
import { useT } from '../../platform/phrases.ts';
import { notGivenText, notGivenTitle } from './condition-text.ts';
import classes from './ToDecide.module.css';

export type Undecided = Extract<Decision, { Kind: 'notGiven' }>;
export const undecidedIn = (decisions: readonly Decision[]): Undecided[] =>
  decisions.filter((one) => one.Kind === 'notGiven').filter(({ Confirmed, Allowed }) => !Confirmed && !Allowed);

interface ToDecideProps {
  decisions: readonly Decision[];
  onLeaveOut: (one: Undecided) => void;
  onAllow: (one: Undecided) => void;
}

export function ToDecide({ decisions, onLeaveOut, onAllow }: ToDecideProps) {
  const t = useT();
  const minor = decisions.find((one) => one.Kind === 'minor');
  const minutes = decisions.find((one) => one.Kind === 'minutes');
  const open = undecidedIn(decisions);
  const notPlaced = decisions.filter((one) => one.Kind === 'notGiven').filter(({ Allowed }) => Allowed);
  if (minor === undefined && minutes === undefined && open.length + notPlaced.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={t('generator.toDecide')}>
      {minor?.Kind === 'minor' && (
        <li>
          <IconUserQuestion size={18} stroke={1.8} aria-hidden="true" />
          <p>
            <b>{t('generator.minor', { age: minor.Age })}</b> {t('generator.minorText')}
          </p>
        </li>
      )}
      {minutes?.Kind === 'minutes' && (
        <li>
          <IconClock size={18} stroke={1.8} aria-hidden="true" />
          <p>
            <b>{t('generator.minutes', { filled: minutes.Filled, wanted: minutes.Wanted })}</b>{' '}
            {t(`generator.minutes.${minutes.Why}`)}
          </p>
        </li>
      )}
      {notPlaced.map((one) => (
        <li key={one.Named}>
          <IconBan size={18} stroke={1.8} aria-hidden="true" />
          <p>
            <b>{notGivenTitle(t, one)}</b> {notGivenText(t, one)}
          </p>
        </li>
      ))}
      {open.map((one) => (
        <li key={one.Named}>
          <IconUserQuestion size={18} stroke={1.8} aria-hidden="true" />
          <p>
            <b>{notGivenTitle(t, one)}</b> {notGivenText(t, one)}
          </p>
          <span>
            <Button
              size="sm"
              variant="default"
              aria-label={t('generator.leaveOutOf', { name: one.Named })}
              onClick={() => onLeaveOut(one)}
            >
              {t('generator.leaveOut')}
            </Button>
            {one.By.length > 0 && (
              <Button
                size="sm"
                variant="default"
                aria-label={t('generator.allowOf', { name: one.Named })}
                onClick={() => onAllow(one)}
              >
                {t('generator.allow')}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
