import type { BasicUser } from '@clubpulse/contract/accounts/users';
import { CHALLENGE_MAX_DAYS, type ChallengeAudience } from '@clubpulse/contract/community/challenges';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { canHaveZones } from '@clubpulse/rules/community/challenges/counting';
import { type Day, daysBetween } from '@clubpulse/rules/time/days';
import { Link } from 'react-router';
import { ZoneBadge } from '../../../kit/figures/ZoneBadge.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { isTime, kindLabels, typeLabels, useGoalName } from '../challenge-text.ts';
import classes from './ChallengeEditor.module.css';
import type { ChallengeValues } from './challenge-values.ts';

interface EditorAsideProps {
  readonly values: ChallengeValues;
  readonly today: Day;
  readonly audience: ChallengeAudience | undefined;
}

export function EditorAside({ values, today, audience }: EditorAsideProps) {
  return (
    <div className={classes['aside']}>
      <Check values={values} today={today} />
      {audience !== undefined && <Reach audience={audience} />}
      <Preview values={values} />
    </div>
  );
}

function Check({ values: { StartDate, EndDate }, today }: Pick<EditorAsideProps, 'values' | 'today'>) {
  const t = useT();
  if (StartDate === null || EndDate === null || EndDate < StartDate) return null;
  const days = daysBetween(StartDate, EndDate) + 1;
  const until = daysBetween(today, StartDate);
  return (
    <section>
      <h2>{t('challenges.check')}</h2>
      <p className={classes['note']}>{t('challenges.lasts', { count: days, max: CHALLENGE_MAX_DAYS })}</p>
      {until > 0 && <p className={classes['note']}>{t('challenges.startsIn', { count: until })}</p>}
    </section>
  );
}

function Reach({ audience }: { readonly audience: ChallengeAudience }) {
  const t = useT();
  const formats = useFormats();
  const { Athletes, WithoutSensor, WithoutSensorNamed, Hidden, HiddenNamed } = audience;
  return (
    <section>
      <h2>{t('challenges.reach')}</h2>
      <p className={classes['count']}>
        <b>{formats.number(Athletes)}</b> <span>{t('challenges.canJoin', { count: Athletes })}</span>
      </p>
      <div className={classes['facts']}>
        <Meant words={t('challenges.withoutSensor')} count={WithoutSensor} people={WithoutSensorNamed} />
        <Meant words={t('challenges.asGuests')} count={Hidden} people={HiddenNamed} />
      </div>
    </section>
  );
}

function Meant({ words, count, people }: { words: string; count: number; people: readonly BasicUser[] }) {
  const t = useT();
  const formats = useFormats();
  const sum = (
    <>
      <span>{words}</span> <b>{formats.number(count)}</b>
    </>
  );
  if (count === 0) return <p>{sum}</p>;
  return (
    <details>
      <summary>{sum}</summary>
      <ul>
        {people.map((person) => (
          <li key={person.UserId}>
            <Link to={pathTo('EditUser', person.UserId)}>{fullName(person)}</Link>
          </li>
        ))}
        {count > people.length && <li>{t('challenges.andMore', { count: count - people.length })}</li>}
      </ul>
    </details>
  );
}

function Preview({ values }: Pick<EditorAsideProps, 'values'>) {
  const t = useT();
  const formats = useFormats();
  const name = useGoalName(values);
  const { Title, ShortDescription, Type, Kind, ValidZones, StartDate, EndDate, Rows } = values;
  const unit = Kind === 'Personal' ? '%' : isTime(Type) ? 'h' : '';
  const number = (value: number | null) =>
    value === null || Number.isNaN(value) ? '–' : formats.number(value, value % 1 === 0 ? 0 : 2);
  return (
    <section>
      <h2>{t('challenges.onThePhone')}</h2>
      <div className={classes['preview']}>
        <b>{Title === '' ? t('challenges.new') : Title}</b>
        {ShortDescription !== '' && <p>{ShortDescription}</p>}
        <p className={classes['counted']}>
          {t(kindLabels[Kind])} · {t(typeLabels[Type])}
          {canHaveZones(Type) && ValidZones.map((zone) => <ZoneBadge key={zone} zone={zone} />)}
        </p>
        {StartDate !== null && EndDate !== null && (
          <p>{t('kit.fromTo', { from: formats.date(StartDate), to: formats.date(EndDate) })}</p>
        )}
        <ul>
          {Rows.map(({ Goal, Reward }, place) => (
            <li key={place}>
              <span>
                {name(place)} {number(Goal)} {unit}
              </span>
              <b>{Reward === null || Number.isNaN(Reward) ? '–' : t('kit.creditCount', { count: Reward })}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
