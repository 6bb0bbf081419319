import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { IconCheck } from '@tabler/icons-react';
import { Avatar } from '../../../../../kit/figures/Avatar.tsx';
import { useT } from '../../../../../platform/phrases.ts';
import { besideName, fullName } from '../../names.ts';
import classes from './PersonName.module.css';

interface PersonNameProps {
  person: Participant;
  selected: boolean;
  onToggle: () => void;
}

/** Full name with the nickname beside it; the initials are the row's checkbox. */
export function PersonName({ person, selected, onToggle }: PersonNameProps) {
  const t = useT();
  const name = fullName(person);
  const nickname = besideName(person);
  return (
    <span className={classes['person']}>
      <label className={classes['pick']} data-picked={selected}>
        <input type="checkbox" checked={selected} onChange={onToggle} aria-label={t('participants.select', { name })} />
        <Avatar name={name} size={28} />
        <span className={classes['tick']} aria-hidden="true">
          <IconCheck size={16} stroke={2.6} />
        </span>
      </label>
      <span className={classes['names']} title={nickname === null ? name : `${name}, ${nickname}`}>
        <b>{name}</b>
        {nickname !== null && <span> {nickname}</span>}
      </span>
    </span>
  );
}
