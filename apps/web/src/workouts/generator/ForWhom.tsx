import type { PersonFacts } from '@clubpulse/contract/workouts/generator/generator';
import { getSheetPerson } from '@clubpulse/contract/workouts/generator/generator.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { PersonPicker } from '../../members/people/public.ts';
import { useCall } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useToday } from '../../platform/use-today.ts';
import { weightText } from '../exercises/public.ts';
import classes from './ForWhom.module.css';

const DONE_SHOWN = 3;

interface ForWhomProps {
  value: number | null;
  onChange: (userId: number | null) => void;
}

export function ForWhom({ value, onChange }: ForWhomProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  if (value !== null) return <Chosen clubId={ClubId} userId={value} onChange={onChange} />;
  return (
    <PersonPicker
      clubId={ClubId}
      label={t('generator.forWhom')}
      placeholder={t('generator.forWhomHint')}
      nobodyFound={t('sheets.nobodyFound')}
      onChange={(person) => onChange(person?.UserId ?? null)}
    />
  );
}

interface ChosenProps {
  clubId: number;
  userId: number;
  onChange: (userId: null) => void;
}

function Chosen({ clubId, userId, onChange }: ChosenProps) {
  const t = useT();
  const person = useCall(getSheetPerson, { params: { id: clubId, userId } });
  return (
    <section className={classes['person']} aria-label={t('generator.forWhom')}>
      <QueryResult query={person} loading={<SkeletonRows rows={2} />}>
        {(found) => <Facts found={found} />}
      </QueryResult>
      <Button
        size="sm"
        variant="default"
        aria-label={t('generator.changeOf', { what: t('generator.forWhom') })}
        onClick={() => onChange(null)}
      >
        {t('generator.change')}
      </Button>
    </section>
  );
}

function Facts({ found }: { found: PersonFacts }) {
  const t = useT();
  const formats = useFormats();
  const name = fullName(found) || found.Nickname;
  return (
    <div className={classes['facts']}>
      <Avatar name={name} uri={found.PictureUri} size={40} />
      <div>
        <b>{[name, ...(found.Age === null ? [] : [`${found.Age}`])].join(', ')}</b>
        <p>
          {found.Age === null && `${t('generator.ageUnknown')}, `}
          <Certificate until={found.CertificateUntil} />
          {', '}
          {t('generator.runsLately', { count: found.Runs })}
        </p>
      </div>
      {found.Done.length === 0 ? (
        <p className={classes['nothing']}>{t('generator.nothingDone')}</p>
      ) : (
        <ul aria-label={t('generator.doneLast')}>
          {found.Done.slice(0, DONE_SHOWN).map((one) => (
            <li key={one.ExerciseId}>
              {one.Name}
              <b>{doneText(t, formats, one)}</b>
              <small>{formats.date(one.Begin)}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Certificate({ until }: { until: string | null }) {
  const t = useT();
  const formats = useFormats();
  const today = useToday();
  if (until === null) return t('generator.noCertificate');
  const date = formats.date(until);
  return until < today ? (
    <b className={classes['ended']}>{t('generator.certificateEnded', { date })}</b>
  ) : (
    t('generator.certificateUntil', { date })
  );
}

type Done = Pick<PersonFacts['Done'][number], 'Weight' | 'Reps' | 'Rpe'> & { readonly Duration?: number | null };
export function doneText(t: Translate, formats: Formats, { Weight, Reps, Duration = null, Rpe: rpe }: Done): string {
  const load = Weight === null || Weight === 0 ? null : weightText(formats, Weight);
  const amount = Reps === null ? (Duration === null ? null : formats.duration(Duration)) : formats.number(Reps);
  const done = [load, amount].filter((one) => one !== null).join(' × ');
  return [done, ...(rpe === null ? [] : [t('workouts.rpe', { rpe })])].filter(Boolean).join(', ');
}
