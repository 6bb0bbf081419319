import type { ResultOf } from '@clubpulse/contract/call';
import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { Avatar } from '../../../../kit/figures/Avatar.tsx';
import { useCall } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/phrases.ts';
import { besideName, fullName } from '../names.ts';
import classes from './PersonSearch.module.css';

export type Person = ResultOf<typeof listClubUsers>['data'][number];

interface PersonSearchProps {
  clubId: number;
  /** `booked` or `waiting` beside those who are in the class already. */
  stateOf: (userId: number) => string | null;
  failed: boolean;
  busy: boolean;
  field: Ref<HTMLInputElement>;
  onPick: (person: Person) => void;
}

const SEARCH_AFTER_MS = 200;
const SHOWN = 30;

/** Finds an athlete of the club by name, nickname or e-mail; choosing one is the act. */
export function PersonSearch({ clubId, stateOf, failed, busy, field, onPick }: PersonSearchProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), SEARCH_AFTER_MS);
  const people = useCall(
    listClubUsers,
    { params: { id: clubId }, query: { length: SHOWN, ...(asked === '' ? {} : { globalSearch: asked }) } },
    { keepPrevious: true, quiet: true },
  );
  const found = people.data?.data.filter((person) => person.Roles.includes('Athlete')) ?? [];
  return (
    <Select
      ref={field}
      label={t('participants.add')}
      placeholder={t('kit.personHint')}
      leftSection={<IconSearch size={17} stroke={1.8} />}
      searchable
      openOnFocus={false}
      error={failed}
      disabled={busy}
      searchValue={search}
      onSearchChange={setSearch}
      value={null}
      data={found.map((person) => ({ value: String(person.UserId), label: fullName(person) }))}
      // The server has searched, also in what the label does not show.
      filter={({ options }) => options}
      nothingFoundMessage={people.isPending ? undefined : t('participants.nobodyFound')}
      classNames={{ input: classes['input'], option: classes['option'] }}
      renderOption={({ option }) => {
        const person = found.find((one) => String(one.UserId) === option.value);
        return person === undefined ? option.label : <Option person={person} state={stateOf(person.UserId)} />;
      }}
      onChange={(value) => {
        const person = found.find((one) => String(one.UserId) === value);
        setSearch('');
        if (person !== undefined) onPick(person);
      }}
    />
  );
}

function Option({ person, state }: { person: Person; state: string | null }) {
  const nickname = besideName(person);
  return (
    <span className={classes['person']}>
      <Avatar name={fullName(person)} size={28} />
      <span className={classes['names']}>
        <b>{fullName(person)}</b>
        <span>{[nickname, person.Email].filter(Boolean).join(' · ')}</span>
      </span>
      {state !== null && <span className={classes['state']}>{state}</span>}
    </span>
  );
}
