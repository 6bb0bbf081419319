import type { ResultOf } from '@clubpulse/contract/call';
import { CHALLENGE_MAX_DAYS } from '@clubpulse/contract/community/challenges';
import type { getChallengeAudience } from '@clubpulse/contract/community/challenges.calls';
import { type Day, daysBetween } from '@clubpulse/rules/time/days';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { isTime, kindLabels, typeLabels, useGoalName } from '../challenge-words.ts';
import classes from './ChallengeEditor.module.css';
import type { ChallengeValues } from './challenge-values.ts';

interface EditorAsideProps {
  readonly values: ChallengeValues;
  readonly today: Day;
  /** Of one club: undefined until it is known, and of all clubs. */
  readonly audience: ResultOf<typeof getChallengeAudience> | undefined;
}

/** Beside the editor: how long it runs, whom it reaches, and how it stands on a phone. */
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

function Reach({
  audience: { Athletes, WithoutSensor, Hidden },
}: {
  readonly audience: NonNullable<EditorAsideProps['audience']>;
}) {
  const t = useT();
  const formats = useFormats();
  return (
    <section>
      <h2>{t('challenges.reach')}</h2>
      <p className={classes['count']}>
        <b>{formats.number(Athletes)}</b> <span>{t('challenges.canJoin', { count: Athletes })}</span>
      </p>
      <ul className={classes['facts']}>
        <li>
          {t('challenges.withoutSensor')} <b>{formats.number(WithoutSensor)}</b>
        </li>
        <li>
          {t('challenges.asGuests')} <b>{formats.number(Hidden)}</b>
        </li>
      </ul>
    </section>
  );
}

function Preview({ values }: Pick<EditorAsideProps, 'values'>) {
  const t = useT();
  const formats = useFormats();
  const name = useGoalName(values);
  const { Title, ShortDescription, Type, Kind, StartDate, EndDate, Rows } = values;
  const unit = Kind === 'Personal' ? '%' : isTime(Type) ? 'h' : '';
  const number = (value: number | null) =>
    value === null || Number.isNaN(value) ? '–' : formats.number(value, value % 1 === 0 ? 0 : 2);
  return (
    <section>
      <h2>{t('challenges.onThePhone')}</h2>
      <div className={classes['preview']}>
        <b>{Title === '' ? t('challenges.new') : Title}</b>
        {ShortDescription !== '' && <p>{ShortDescription}</p>}
        <p>
          {t(kindLabels[Kind])} · {t(typeLabels[Type])}
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
