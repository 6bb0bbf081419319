import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { besideName, fullName } from '@clubpulse/rules/accounts/users/names';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { SearchField } from '../../../kit/list/SearchField.tsx';
import { ShowMore } from '../../../kit/list/ShowMore.tsx';
import { useListPage } from '../../../kit/list/use-list-page.ts';
import { QueryResult } from '../../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../../kit/states/Skeleton.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import classes from './ShareSheet.module.css';

const MOST = 500;
const SHOWN = 50;

interface ShareWithManyProps {
  clubId: number;
  readers: ReadonlySet<number>;
  isBusy: boolean;
  onShare: (userIds: number[]) => void;
}

export function ShareWithMany({ clubId, readers, isBusy, onShare }: ShareWithManyProps) {
  const t = useT();
  const formats = useFormats();
  const [words, setWords] = useState('');
  const [rows, setRows] = useState(SHOWN);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const query = { Role: 'Athlete' as const, ...(words.trim() === '' ? {} : { globalSearch: words.trim() }) };
  const page = useListPage(listClubUsers, { params: { id: clubId }, query }, rows);
  const isFull = chosen.size >= MOST;
  return (
    <div className={classes['many']}>
      <SearchField value={words} placeholder={t('kit.personHint')} onChange={setWords} />
      <QueryResult query={page} loading={<SkeletonRows rows={4} />}>
        {({ data, recordsFiltered }) => {
          const free = data.filter(({ UserId }) => !readers.has(UserId));
          return (
            <>
              {free.length > 1 && (
                <Checkbox
                  className={classes['allFound'] ?? ''}
                  label={t('sheets.allInSight', { number: formats.number(free.length) })}
                  checked={free.every(({ UserId }) => chosen.has(UserId))}
                  onChange={({ currentTarget: { checked } }) => {
                    const next = new Set(chosen);
                    for (const { UserId } of free)
                      if (!checked) next.delete(UserId);
                      else if (next.size < MOST) next.add(UserId);
                    setChosen(next);
                  }}
                />
              )}
              <ul className={classes['people']} aria-label={t('sheets.shareWith')}>
                {data.map((person) => {
                  const isReader = readers.has(person.UserId);
                  return (
                    <li key={person.UserId}>
                      <Checkbox
                        label={fullName(person)}
                        description={isReader ? t('sheets.readsAlready') : besideName(person)}
                        checked={isReader || chosen.has(person.UserId)}
                        disabled={isReader || (isFull && !chosen.has(person.UserId))}
                        onChange={({ currentTarget: { checked } }) => {
                          const next = new Set(chosen);
                          if (checked) next.add(person.UserId);
                          else next.delete(person.UserId);
                          setChosen(next);
                        }}
                      />
                    </li>
                  );
                })}
              </ul>
              {data.length === 0 && <p>{t('sheets.nobodyFound')}</p>}
              <ShowMore
                variant="subtle"
                count={Math.min(SHOWN, recordsFiltered - data.length)}
                onClick={() => setRows(rows + SHOWN)}
              />
            </>
          );
        }}
      </QueryResult>
      <Button disabled={chosen.size === 0} loading={isBusy} onClick={() => onShare([...chosen])}>
        {chosen.size === 0
          ? t('kit.share')
          : t('sheets.shareWithMany', { count: chosen.size, number: formats.number(chosen.size) })}
      </Button>
    </div>
  );
}
