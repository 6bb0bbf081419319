import { RANKING_MAX_DAYS } from '@clubpulse/contract/community/rankings';
import { earliestFor, refusedDays } from '@clubpulse/rules/community/rankings/range';
import { type Day, type Days, daysBetween } from '@clubpulse/rules/time/days';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Rankings.module.css';

interface OwnDaysProps {
  readonly days: Days;
  readonly latest: Day | null;
  readonly most?: number;
  readonly onChange: (days: Days) => void;
}

export function OwnDays({ days, latest, most = RANKING_MAX_DAYS, onChange }: OwnDaysProps) {
  const t = useT();
  const formats = useFormats();
  const [typed, setTyped] = useState<{ readonly first: Day | null; readonly last: Day | null }>(days);
  const type = (changes: Partial<typeof typed>) => {
    const { first, last } = { ...typed, ...changes };
    setTyped({ first, last });
    if (first !== null && last !== null && refusedDays({ first, last }, latest, most) === undefined) onChange({ first, last });
  };
  const range = typed.first !== null && typed.last !== null ? { first: typed.first, last: typed.last } : undefined;
  const refused = range && refusedDays(range, latest, most);
  const earliest = range && earliestFor(range.last, most);
  const tooLong = range && refused === 'long' && earliest !== undefined && (
    <>
      {t('rankings.tooLong', { days: formats.number(daysBetween(range.first, range.last) + 1), max: most })}{' '}
      <Anchor component="button" type="button" inherit onClick={() => type({ first: earliest })}>
        {t('rankings.fromDay', { day: formats.date(earliest) })}
      </Anchor>
    </>
  );
  return (
    <div className={classes['own']}>
      <DateField
        label={t('kit.from')}
        near
        required
        {...(latest === null ? {} : { max: latest })}
        value={typed.first}
        error={tooLong}
        onChange={(first) => type({ first })}
      />
      <DateField
        label={t('kit.to')}
        near
        required
        {...(latest === null ? {} : { max: latest })}
        value={typed.last}
        error={refused === 'future' ? t('date-no-greater-than-now') : refused === 'order' ? t('interval-order') : undefined}
        onChange={(last) => type({ last })}
      />
    </div>
  );
}
