import { useT } from '../../../../../platform/phrases.ts';
import { Attendance } from '../../marks/Attendance.tsx';
import { markOf } from '../../marks/marks.ts';
import { fullName } from '../../names.ts';
import { Paid } from '../Paid.tsx';
import classes from './BookedCards.module.css';
import { LookOutChips } from './LookOutChips.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PersonName } from './PersonName.tsx';
import type { BookedProps, PersonRowProps } from './row-acts.ts';
import { useRowInSight } from './use-row-in-sight.ts';

/** The same as `BookedTable` where fingers work: tablets and phones. */
export function BookedCards({ groups, acts, stateOf }: BookedProps) {
  const t = useT();
  return (
    <>
      {groups.map(({ title, people }) => (
        <section key={title ?? 'all'}>
          {title !== null && <h3 className={classes['group']}>{title}</h3>}
          <ul className={classes['cards']} aria-label={title ?? t('participants.booked')}>
            {people.map((person) => (
              <BookedCard key={person.UserId} person={person} acts={acts} {...stateOf(person)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function BookedCard({ person, acts, selected, current, flashed }: PersonRowProps) {
  const card = useRowInSight<HTMLLIElement>(current, flashed);
  return (
    <li
      ref={card}
      tabIndex={-1}
      className={classes['card']}
      data-mark={markOf(person)}
      data-selected={selected}
      data-current={current}
      data-flashed={flashed}
    >
      <div className={classes['who']}>
        <PersonName person={person} selected={selected} onToggle={() => acts.toggle(person.UserId)} />
        <div className={classes['more']}>
          <Paid paid={person.Paid} />
          <LookOutChips lookOut={person.LookOut} />
        </div>
      </div>
      <div className={classes['act']}>
        <Attendance name={fullName(person)} mark={markOf(person)} times={acts.times} onMark={(mark) => acts.mark(person, mark)} />
        <PersonMenu person={person} acts={acts} />
      </div>
    </li>
  );
}
