import type { ClubStation } from '@clubpulse/contract/workouts/circuits/circuits';
import { IconDeviceTvOff } from '@tabler/icons-react';
import { NOTICES } from '../../../kit/form/first-invalid-field.ts';
import { Banner } from '../../../kit/states/Banner.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { useT } from '../../../platform/phrases.ts';
import classes from './circuit.module.css';
import type { CircuitForm, DraftStation } from './circuit-values.ts';
import { screensText } from './screen-text.ts';

interface CircuitNoticesProps {
  form: CircuitForm;
  stations: readonly ClubStation[];
  /** Index of a station that no screen shows, or -1. */
  unseen: number;
  onChange: (at: number, changes: Partial<DraftStation>) => void;
}

export function CircuitNotices({ form, stations, unseen, onChange }: CircuitNoticesProps) {
  const t = useT();
  const { values, errors } = form;
  const [firstStation] = stations;
  const unseenStation = values.Stations[unseen];
  const number = unseen + 1;
  return (
    <div id={NOTICES} tabIndex={-1} className={classes['notices']}>
      <Refusal words={form.refusal} />
      {values.StationsActive && firstStation === undefined && (
        <Banner tone="bad" icon={IconDeviceTvOff}>
          {t('error.NoBridgeWithStation')}
        </Banner>
      )}
      {unseenStation !== undefined && firstStation !== undefined && (
        <Banner
          tone="bad"
          icon={IconDeviceTvOff}
          actions={[
            {
              label: t('circuits.showOn', { screen: screensText(t, stations, firstStation.Station) }),
              onClick: () => onChange(unseen, { Station: firstStation.Station }),
            },
            { label: t('circuits.empty', { number }), onClick: () => onChange(unseen, { Exercises: [] }) },
          ]}
        >
          {unseenStation.Station === null ? t('circuits.nobodySees', { number }) : t('circuits.nobodySeesHere', { number })}
        </Banner>
      )}
      {errors['Stations'] !== undefined && (
        <p className={classes['wrong']} role="alert">
          {errors['Stations']}
        </p>
      )}
    </div>
  );
}
