import type { Class, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { Participant, PaymentMode } from '@clubpulse/contract/calendar/seats/participants';
import { Select } from '@mantine/core';
import { type Ref, useState } from 'react';
import { Segmented } from '../../../../kit/fields/Segmented.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { placePhrases } from '../../../parts/class-types.ts';
import { fullName } from '../names.ts';
import classes from './AddParticipant.module.css';
import { PersonSearch } from './PersonSearch.tsx';
import { payModes } from './pay-modes.ts';
import type { Attempt } from './use-attempts.ts';

interface AddParticipantProps {
  of: Class;
  participants: readonly Participant[];
  failed: boolean;
  busy: boolean;
  field: Ref<HTMLInputElement>;
  onAdd: (attempt: Attempt) => void;
}

/** Adds somebody in one choice; how it is paid and where stand ready before. */
export function AddParticipant({ of, participants, failed, busy, field, onAdd }: AddParticipantProps) {
  const t = useT();
  const [mode, setMode] = useState<PaymentMode>('Auto');
  const [place, setPlace] = useState<Place>(of.Places[0] ?? 'InSite');
  const stateOf = (userId: number) => {
    const known = participants.find((one) => one.UserId === userId);
    if (known === undefined) return null;
    return t(known.State === 'Booked' ? 'participants.isBooked' : 'participants.isWaiting');
  };
  return (
    <div className={classes['add']}>
      <PersonSearch
        clubId={of.ClubId}
        stateOf={stateOf}
        failed={failed}
        busy={busy}
        field={field}
        onPick={(person) =>
          onAdd({
            UserId: person.UserId,
            name: fullName(person),
            waiting: false,
            Place: place,
            paymentMode: mode,
            force: false,
            Queue: false,
          })
        }
      />
      <div className={classes['how']}>
        {of.Places.length > 1 && (
          <Segmented
            label={t('participants.place')}
            value={place}
            options={of.Places.map((one) => ({ value: one, label: t(placePhrases[one]) }))}
            onChange={setPlace}
          />
        )}
        <Select
          aria-label={t('participants.payment')}
          className={classes['pay']}
          data={payModes.map((one) => ({ value: one.mode, label: t(one.label) }))}
          value={mode}
          allowDeselect={false}
          onChange={(value) => setMode(payModes.find((one) => one.mode === value)?.mode ?? 'Auto')}
        />
      </div>
    </div>
  );
}
