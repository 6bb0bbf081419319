import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredAthlete, MeasureStanding, TestStanding } from '@clubpulse/contract/body/measures/measures';
import { remindOfMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconBell, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import classes from './Measures.module.css';
import { useMeasureTexts } from './use-measure-texts.ts';

export function Name({ athlete }: { athlete: MeasuredAthlete }) {
  const name = fullName(athlete);
  return (
    <Link className={classes['person']} to={pathTo('AdvancedBiometrics', athlete.UserId)}>
      <Avatar name={name} uri={athlete.PictureUri} />
      <span>
        <b>{name}</b>
        <span>{besideName(athlete)}</span>
      </span>
    </Link>
  );
}

export function Remind({ clubId, athlete }: { clubId: number; athlete: MeasuredAthlete }) {
  const t = useT();
  const name = fullName(athlete);
  const remind = useChange(remindOfMeasures, {
    quiet: true,
    onDone: () => toastDone({ title: t('measures.wasReminded', { name }) }),
    onRefused: (error) =>
      toastError({ cause: 'measures', title: t('measures.wasNotReminded', { name }), message: refusalText(error) }),
  });
  if (athlete.OverdueSince === null) return null;
  const { IsReminded } = athlete;
  const words = t(IsReminded ? 'measures.remindedToday' : 'measures.remind');
  const Icon = IsReminded ? IconCheck : IconBell;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} stroke={1.8} />}
      {...(IsReminded ? { 'data-disabled': true } : {})}
      aria-disabled={IsReminded}
      aria-label={`${t('kit.label', { label: words })} ${name}`}
      onClick={() => {
        if (!IsReminded && !remind.isPending) remind.mutate({ params: { id: clubId, userId: athlete.UserId } });
      }}
    >
      {words}
    </Button>
  );
}

export function Tested({ standing }: { standing: TestStanding }) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  if (standing === null) return <span className={classes['never']}>{t('measures.never')}</span>;
  const { Value, At, DaysOverdue, ScoredAt } = standing;
  return (
    <span className={classes['measured']} data-overdue={DaysOverdue !== null}>
      {Value === null ? t('measures.noTotal') : words.value('fitnessTestScore', Value)}
      <span>{DaysOverdue === null ? formats.date(At) : t('measures.overdueDays', { count: DaysOverdue })}</span>
      {ScoredAt !== undefined && <span>{t('measures.totalOf', { date: formats.date(ScoredAt) })}</span>}
    </span>
  );
}

export function Standing({ measure, standing }: { measure: MeasureKey; standing: MeasureStanding }) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  if (standing === null) return <span className={classes['never']}>{t('measures.never')}</span>;
  const { Value, At, DaysOverdue, DeviceModel } = standing;
  return (
    <span className={classes['measured']} data-overdue={DaysOverdue !== null}>
      {words.value(measure, Value)}
      <span>{DaysOverdue === null ? formats.date(At) : t('measures.overdueDays', { count: DaysOverdue })}</span>
      {DeviceModel !== undefined && <span>{DeviceModel}</span>}
    </span>
  );
}
