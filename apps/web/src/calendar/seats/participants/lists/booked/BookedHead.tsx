import { Button, TextInput } from '@mantine/core';
import { IconChecks, IconPlus, IconSearch } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useT } from '../../../../../platform/phrases.ts';
import classes from './BookedHead.module.css';

interface BookedHeadProps {
  count: number;
  search: string;
  field: Ref<HTMLInputElement>;
  onSearch: (search: string) => void;
  onAdd: (() => void) | null;
  onMarkRest: (() => void) | null;
}

const SEARCH_ABOVE = 5;

export function BookedHead({ count, search, field, onSearch, onAdd, onMarkRest }: BookedHeadProps) {
  const t = useT();
  return (
    <header className={classes['head']}>
      <h2>{t('participants.booked')}</h2>
      <span className={classes['count']}>{count}</span>
      <div className={classes['tools']}>
        {count > SEARCH_ABOVE && (
          <TextInput
            ref={field}
            type="search"
            className={classes['search']}
            aria-label={t('participants.find')}
            placeholder={t('participants.find')}
            leftSection={<IconSearch size={17} stroke={1.8} />}
            value={search}
            onChange={(event) => onSearch(event.currentTarget.value)}
          />
        )}
        {onAdd !== null && (
          <Button variant="default" className={classes['add']} leftSection={<IconPlus size={17} stroke={1.8} />} onClick={onAdd}>
            {t('kit.add')}
          </Button>
        )}
        {onMarkRest !== null && (
          <Button
            variant="default"
            className={classes['rest']}
            leftSection={<IconChecks size={17} stroke={1.8} />}
            onClick={onMarkRest}
          >
            {t('participants.markRest')}
          </Button>
        )}
      </div>
    </header>
  );
}
