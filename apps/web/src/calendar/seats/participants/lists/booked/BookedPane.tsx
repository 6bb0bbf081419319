import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import type { Participant } from '@clubpulse/contract/calendar/seats/participants';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { EmptyState } from '../../../../../kit/states/EmptyState.tsx';
import { useKeys } from '../../../../../kit/use-keys.ts';
import { useT } from '../../../../../platform/phrases.ts';
import { placePhrases } from '../../../../parts/class-types.ts';
import { MarkNotes } from '../../marks/MarkNotes.tsx';
import { useMarks, useMarkTimes } from '../../marks/use-marks.ts';
import classes from '../Lists.module.css';
import { seatsAt } from '../seats.ts';
import { BookedCards } from './BookedCards.tsx';
import { BookedHead } from './BookedHead.tsx';
import { BookedTable } from './BookedTable.tsx';
import { BulkBar } from './BulkBar.tsx';
import type { BookedGroup, BookedProps } from './row-acts.ts';
import { useRowKeys } from './use-row-keys.ts';

interface BookedPaneProps {
  clubClass: Class;
  booked: readonly Participant[];
  now: Date;
  over: boolean;
  /** Whose row was looked for. */
  flashed: number | null;
  onAdd: () => void;
  onToWaiting: (person: Participant) => void;
  onRemove: (people: readonly Participant[]) => void;
}

const matches = (person: Participant, words: readonly string[]) => {
  const text = `${fullName(person)} ${person.Nickname} ${person.SensorCode ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Who has a seat, and who came: marks by pointer, finger and keyboard, one by one and together. */
export function BookedPane({ clubClass, booked, now, over, flashed, onAdd, onToWaiting, onRemove }: BookedPaneProps) {
  const t = useT();
  const wide = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false });
  const beside = useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false });
  const times = useMarkTimes(clubClass, now);
  const marks = useMarks(clubClass, booked);
  const { isSelected, toggle, clear } = useSelection();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);

  // Somebody who was looked for is shown, whatever was searched before.
  const words = flashed === null ? search.toLowerCase().split(/\s+/).filter(Boolean) : [];
  const groups: BookedGroup[] = clubClass.Places.map((place) => {
    const { booked: taken, max } = seatsAt(clubClass, place);
    return {
      title: clubClass.Places.length > 1 ? t('participants.group', { place: t(placePhrases[place]), taken, max }) : null,
      people: booked.filter((one) => one.Place === place && matches(one, words)),
    };
  }).filter(({ people }) => people.length > 0);
  const people = groups.flatMap((group) => group.people);
  const selected = booked.filter((one) => isSelected(one.UserId));
  const unseen = booked.filter((one) => one.Attendance === null && !one.NoShow);
  const keys = useRowKeys({
    people,
    selected,
    toggle,
    mark: marks.mark,
    mayMark: { Present: times.presentFrom === null, NoShow: times.noShowFrom === null },
  });
  useKeys({ '/': () => field.current?.focus(), Escape: clear });

  const rows: BookedProps = {
    groups,
    acts: {
      times,
      over,
      mark: (person, mark) => marks.mark([person], mark),
      toggle,
      toWaiting: onToWaiting,
      remove: (person) => onRemove([person]),
    },
    stateOf: ({ UserId }) => ({
      selected: isSelected(UserId),
      current: keys.at === UserId,
      flashed: flashed === UserId,
    }),
  };
  return (
    <section className={classes['booked']}>
      <BookedHead
        count={booked.length}
        search={search}
        field={field}
        onSearch={setSearch}
        onAdd={beside || over ? null : onAdd}
        onMarkRest={times.presentFrom === null && unseen.length > 0 ? () => marks.markRest(unseen) : null}
      />
      <MarkNotes notYet={booked.length > 0 ? times.presentFrom : null} refused={marks.refused} onForget={marks.forget} />
      {booked.length === 0 && (
        <EmptyState title={t('participants.nobodyBooked')}>{t('participants.nobodyBookedText')}</EmptyState>
      )}
      {booked.length > 0 && people.length === 0 && (
        <EmptyState
          title={t('participants.noMatch', { text: search.trim() })}
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              {t('participants.clearSearch')}
            </Button>
          }
        />
      )}
      {people.length > 0 && (wide ? <BookedTable {...rows} /> : <BookedCards {...rows} />)}
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          times={times}
          over={over}
          onMark={(mark) => {
            marks.mark(selected, mark);
            clear();
          }}
          onRemove={() => {
            onRemove(selected);
            clear();
          }}
          onClear={clear}
        />
      )}
    </section>
  );
}

/** Selected rows by user. */
function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    isSelected: (userId: number) => ids.has(userId),
    toggle: (userId: number) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(userId)) after.add(userId);
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}
