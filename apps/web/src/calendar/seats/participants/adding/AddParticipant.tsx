import type { Class, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { Participant, PaymentMode } from '@clubpulse/contract/calendar/seats/participants';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../../../kit/fields/Segmented.tsx';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { type Person, PersonPicker } from '../../../../members/people/public.ts';
import { useT } from '../../../../platform/phrases.ts';
import { placePhrases } from '../../../parts/class-types.ts';
import classes from './AddParticipant.module.css';
import styles from './PersonOption.module.css';
import { payModes } from './pay-modes.ts';
import type { Attempt } from './use-attempts.ts';

interface AddParticipantProps {
  clubClass: Class;
  participants: readonly Participant[];
  failed: boolean;
  busy: boolean;
  field: Ref<HTMLInputElement>;
  onAdd: (attempt: Attempt) => void;
}

export function AddParticipant({ clubClass, participants, failed, busy, field, onAdd }: AddParticipantProps) {
  const t = useT();
  const [mode, setMode] = useState<PaymentMode>('Auto');
  const [place, setPlace] = useState<Place>(clubClass.Places[0] ?? 'InSite');
  const stateOf = (userId: number) => {
    const known = participants.find((one) => one.UserId === userId);
    if (known === undefined) return null;
    return t(known.State === 'Booked' ? 'participants.isBooked' : 'participants.isWaiting');
  };
  return (
    <div className={classes['add']}>
      <PersonPicker
        clubId={clubClass.ClubId}
        label={t('participants.add')}
        placeholder={t('kit.personHint')}
        nobodyFound={t('participants.nobodyFound')}
        leftSection={<IconSearch size={17} stroke={1.8} />}
        error={failed}
        disabled={busy}
        field={field}
        classNames={{ input: styles['input'], option: styles['option'] }}
        option={(person) => <PersonOption person={person} state={stateOf(person.UserId)} />}
        onChange={(person) =>
          person !== null &&
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
        {clubClass.Places.length > 1 && (
          <Segmented
            label={t('participants.place')}
            value={place}
            options={clubClass.Places.map((one) => ({ value: one, label: t(placePhrases[one]) }))}
            onChange={setPlace}
          />
        )}
        <ChoiceField
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

function PersonOption({ person, state }: { person: Person; state: string | null }) {
  return (
    <span className={styles['person']}>
      <Avatar name={fullName(person)} size={28} />
      <span className={styles['names']}>
        <b>{fullName(person)}</b>
        <span>{[besideName(person), person.Email].filter(Boolean).join(' · ')}</span>
      </span>
      {state !== null && <span className={styles['state']}>{state}</span>}
    </span>
  );
}
