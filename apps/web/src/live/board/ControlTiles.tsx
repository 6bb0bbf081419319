import { isMadeUp } from '../walls/public.ts';
import classes from './Control.module.css';
import { ControlTile, MissedTile } from './ControlTile.tsx';
import { idOfTile } from './people/guest-strap.ts';
import type { Chosen } from './people/use-link-strap.ts';
import type { Control, ControlProps } from './use-control.ts';
import { otherGiven } from './use-seated.ts';

interface ControlTilesProps extends Pick<ControlProps, 'board' | 'room' | 'words'> {
  control: Control;
  onStrapless: (person: Chosen) => void;
}

export function ControlTiles({ control, board, room, words, onStrapless }: ControlTilesProps) {
  const { seated, likely, act, press, pick, strap, missed, receivedElsewhere, elsewhere } = control;
  return (
    <ul className={classes['tiles']} aria-label={words('live.athletesLabel')}>
      {room.tiles
        .toSorted((a, b) => a.place - b.place)
        .map(({ place, demo, lent, guest, battery, ...person }) => {
          const id = idOfTile(person);
          const seat = seated.find(({ userId }) => userId === id);
          return (
            <ControlTile
              key={place}
              board={board}
              place={place}
              words={words}
              glows={seat !== undefined && likely.has(seat.userId)}
              isDemo={isMadeUp({ demo, lent })}
              isGuest={lent === true}
              hides={guest !== undefined && person.userId !== undefined}
              isNone={seat === undefined}
              battery={battery}
              alsoHas={seat && otherGiven(act.handed, seat)}
              onPress={() => seat && press(seat)}
            />
          );
        })}
      {missed.map((person) => (
        <MissedTile
          key={person.userId}
          name={person.name}
          glows={likely.has(person.userId)}
          onPress={() => (strap ? pick(person) : onStrapless(person))}
        />
      ))}
      {receivedElsewhere.map(({ userId, name }) => (
        <MissedTile key={userId} name={name} receivedIn={elsewhere?.get(userId)} glows={false} />
      ))}
    </ul>
  );
}
