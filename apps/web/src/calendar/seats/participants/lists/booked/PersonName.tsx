import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { Avatar } from '../../../../../kit/figures/Avatar.tsx';
import { PicturePick, type Selection } from '../../../../../kit/list/rows/RowPick.tsx';
import classes from './PersonName.module.css';

interface PersonNameProps {
  person: Participant;
  selection: Selection<Participant>;
}

export function PersonName({ person, selection }: PersonNameProps) {
  const name = fullName(person);
  const nickname = besideName(person);
  return (
    <span className={classes['person']}>
      <PicturePick row={person} id={person.UserId} selection={selection}>
        <Avatar name={name} uri={person.PictureUri} size={28} />
      </PicturePick>
      <span className={classes['names']} title={nickname === null ? name : `${name}, ${nickname}`}>
        <b>{name}</b>
        {nickname !== null && <span> {nickname}</span>}
      </span>
    </span>
  );
}
