import type { ClubSummary } from '@clubpulse/contract/clubs/clubs';
import { Button, Group } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Meter } from '../../kit/figures/Meter.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import { useFirstSteps } from '../first-start/public.ts';
import classes from './Checklist.module.css';

interface ChecklistProps {
  summary: ClubSummary;
  onEnd: () => void;
}

export function Checklist({ summary, onEnd }: ChecklistProps) {
  const t = useT();
  const goTo = useGoTo();
  const facts = useFirstSteps();
  const isComplete = facts !== undefined && summary.Athletes > 0 && Object.values(facts.done).every(Boolean);
  useEffect(() => {
    if (isComplete) onEnd();
  }, [isComplete, onEnd]);
  if (facts === undefined || isComplete) return null;
  const steps = [
    ...(['place', 'room', 'bridge', 'straps', 'class'] as const).map((key) => ({
      key,
      done: facts.done[key],
      to: pathTo('FirstClub', key),
    })),
    { key: 'member' as const, done: summary.Athletes > 0, to: `${pathTo('ClubProfile', summary.ClubId)}/invite` },
  ];
  const done = steps.filter((step) => step.done).length;
  return (
    <Card title={t('clubs.first.title')} aside={<span>{t('clubs.first.done', { done, all: steps.length })}</span>}>
      <Meter part={done} whole={steps.length} />
      <Group gap="sm" mt="md">
        {steps.some(({ key, done: isDone }) => key !== 'member' && !isDone) && (
          <Button onClick={() => goTo('FirstClub')}>{t('clubs.first.go')}</Button>
        )}
        <Button variant="subtle" onClick={onEnd}>
          {t('clubs.first.putAway')}
        </Button>
      </Group>
      <ol className={classes['steps']}>
        {steps.map((step) => (
          <li key={step.key} data-done={step.done}>
            {step.done ? (
              <IconCircleCheckFilled size={22} aria-hidden="true" />
            ) : (
              <IconCircle size={22} stroke={1.6} aria-hidden="true" />
            )}
            <span>
              {step.done ? <b>{t(`clubs.first.${step.key}`)}</b> : <Link to={step.to}>{t(`clubs.first.${step.key}`)}</Link>}
              <span>{step.done ? t('clubs.first.isDone') : t(`clubs.first.${step.key}Note`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
