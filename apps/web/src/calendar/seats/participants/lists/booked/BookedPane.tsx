import type { Class, Place } from '@clubpulse/contract/calendar/classes/classes';
import type { NamelessSeat, Participant } from '@clubpulse/contract/calendar/seats/participants';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRowKeys } from '../../../../../kit/list/rows/use-row-keys.ts';
import { useSelection } from '../../../../../kit/list/rows/use-selection.ts';
import { EmptyState } from '../../../../../kit/states/EmptyState.tsx';
import { useKeys } from '../../../../../kit/use-keys.ts';
import { useMedia } from '../../../../../kit/widths.ts';
import { useT } from '../../../../../platform/phrases.ts';
import { placePhrases } from '../../../../parts/class-types.ts';
import { MarkNotes } from '../../marks/MarkNotes.tsx';
import type { Mark } from '../../marks/marks.ts';
import { useMarks, useMarkTimes } from '../../marks/use-marks.ts';
import classes from '../Lists.module.css';
import { BookedHead } from './BookedHead.tsx';
import { BookedList } from './BookedList.tsx';
import { BulkBar } from './BulkBar.tsx';

interface BookedPaneProps {
  clubClass: Class;
  booked: readonly Participant[];
  departed: readonly NamelessSeat[];
  now: Date;
  over: boolean;
  flashed: number | null;
  onAdd: () => void;
  onToWaiting: (person: Participant) => void;
  onRemove: (people: readonly Participant[]) => void;
}

const matches = (person: Participant, words: readonly string[]) => {
  const text = `${fullName(person)} ${person.Nickname} ${person.SensorCode ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

export function BookedPane({ clubClass, booked, departed, now, over, flashed, onAdd, onToWaiting, onRemove }: BookedPaneProps) {
  const t = useT();
  const beside = useMedia('(min-width: 1280px)');
  const times = useMarkTimes(clubClass, now);
  const marks = useMarks(clubClass, booked);
  const { chosen, onChange, toggle, clear } = useSelection();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const words = flashed === null ? search.toLowerCase().split(/\s+/).filter(Boolean) : [];
  const people = clubClass.Places.flatMap((place) => booked.filter((one) => one.Place === place && matches(one, words)));
  const groupWords = (place: Place) => {
    return t('participants.group', {
      place: t(placePhrases[place]),
      taken: clubClass[`${place}Participants`],
      max: clubClass[`Max${place}Participants`],
    });
  };
  const selected = booked.filter((one) => chosen.has(one.UserId));
  const unseen = booked.filter((one) => one.Attendance === null && !one.NoShow);
  const current = useRowKeys({ ids: people.map(({ UserId }) => UserId), toggle });
  const markAimed = (to: Mark) => {
    const aimed = selected.length > 0 ? selected : people.filter(({ UserId }) => UserId === current);
    if (aimed.length > 0) marks.mark(aimed, to);
  };
  useKeys({
    '/': () => field.current?.focus(),
    p: () => times.presentFrom === null && markAimed('Present'),
    o: () => times.noShowFrom === null && markAimed('NoShow'),
    Escape: clear,
  });

  return (
    <section className={classes['booked']}>
      <BookedHead
        count={booked.length + departed.length}
        search={search}
        field={field}
        onSearch={setSearch}
        onAdd={beside || over ? null : onAdd}
        onMarkRest={times.presentFrom === null && unseen.length > 0 ? () => marks.markRest(unseen) : null}
      />
      <MarkNotes notYet={booked.length > 0 ? times.presentFrom : null} refused={marks.refused} onForget={marks.forget} />
      {booked.length + departed.length === 0 && (
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
      {people.length > 0 && (
        <BookedList
          rows={people}
          group={{ groupOf: ({ Place }) => Place, name: ({ Place }) => (clubClass.Places.length > 1 ? groupWords(Place) : null) }}
          sight={{ current, flashed }}
          selection={{ chosen, onChange, selectOne: (person) => t('participants.select', { name: fullName(person) }) }}
          acts={{
            times,
            over,
            mark: (person, mark) => marks.mark([person], mark),
            toWaiting: onToWaiting,
            remove: (person) => onRemove([person]),
          }}
        />
      )}
      {departed.length > 0 && <NamelessSeats departed={departed} />}
      {people.length > 0 && (
        <p className={classes['legend']}>
          {t('participants.absentHint')} · {t('participants.noShowHint')}
        </p>
      )}
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

function NamelessSeats({ departed }: { departed: readonly NamelessSeat[] }) {
  const t = useT();
  const present = departed.filter(({ Attendance }) => Attendance === 'Present').length;
  const noShows = departed.filter(({ NoShow }) => NoShow).length;
  const marks = [
    present > 0 && t('participants.gonePresent', { count: present }),
    noShows > 0 && t('participants.goneNoShow', { count: noShows }),
  ].filter((one) => one !== false);
  return <p className={classes['gone']}>{[t('participants.gone', { count: departed.length }), ...marks].join(' · ')}</p>;
}
