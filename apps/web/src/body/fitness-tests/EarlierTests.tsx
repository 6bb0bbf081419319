import type { FitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconSquare } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useToday } from '../../platform/use-today.ts';
import classes from './FitnessTests.module.css';

const FIRST = 4;

export function EarlierTests({ tests }: { tests: readonly FitnessTest[] }) {
  const t = useT();
  const [all, setAll] = useState(false);
  if (tests.length === 0) return null;
  const listed = all ? tests : tests.slice(0, FIRST);
  return (
    <section>
      <SectionHead title={t('measures.before')}>
        {listed.length < tests.length && (
          <Button variant="subtle" onClick={() => setAll(true)}>
            {t('fitnessTests.more', { count: tests.length })}
          </Button>
        )}
      </SectionHead>
      <Card flush>
        <ul className={classes['tests']}>
          {listed.map((test) => (
            <li key={test.FitnessTestId}>
              <One test={test} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function One({ test }: { test: FitnessTest }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  const { UserId, FitnessTestId, Protocol, State, Rating, Score, NotRated, RunBy, Duration } = test;
  const time = formats.duration(Duration ?? 0);
  const how =
    Rating !== null
      ? t(`measures.band.${Rating}`)
      : State === 'completed' || State === 'prepared'
        ? t(`fitnessTests.why.${NotRated ?? 'noNorm'}`)
        : State === 'running'
          ? t('fitnessTests.state.running')
          : t(`fitnessTests.state.${State}`, { time });
  const about = RunBy === null ? how : `${how} · ${t('fitnessTests.runBy', { name: fullName(RunBy) })}`;
  return (
    <Link className={classes['test']} to={pathTo('FitnessTestView', `${UserId}/${FitnessTestId}`)}>
      <span className={classes['when']}>{formats.nearDate(test.EndedAt ?? test.PreparedAt, today)}</span>
      <span className={classes['what']}>
        <b>{t(`fitnessTests.protocol.${Protocol}`)}</b>
        <span>{about}</span>
      </span>
      {Score === null ? (
        <StateChip tone="outline" icon={IconSquare}>
          {t('fitnessTests.notRated')}
        </StateChip>
      ) : (
        <strong>{formats.number(Score)}</strong>
      )}
    </Link>
  );
}
