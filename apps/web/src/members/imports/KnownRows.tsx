import { Button } from '@mantine/core';
import { IconHourglass, IconMinus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Imports.module.css';
import { knownLabels } from './import-text.ts';
import { RowNumber } from './RowParts.tsx';
import { ShownRows } from './ShownRows.tsx';
import type { Import, KnownRow } from './use-import.ts';
import { nameOf } from './WrongRows.tsx';

const heads = { known: 'members.knownRows', twice: 'members.twiceRows' } as const satisfies Record<string, PhraseKey>;

const leads = { known: 'members.knownRowsLead', twice: 'members.twiceRowsLead' } as const satisfies Record<string, PhraseKey>;

export function KnownRows({ read, kind }: { read: Import; kind: 'known' | 'twice' }) {
  const t = useT();
  const formats = useFormats();
  return (
    <section>
      <SectionHead
        title={t(heads[kind], { count: read[kind].length, number: formats.number(read[kind].length) })}
        beside={t(leads[kind])}
      />
      <ShownRows rows={read[kind]} kind={kind}>
        {(one) => <Known key={one.row.Row} one={one} read={read} />}
      </ShownRows>
    </section>
  );
}

function Known({ one, read }: { one: KnownRow; read: Import }) {
  const t = useT();
  const { row, checked } = one;
  const { State, UserId } = checked;
  return (
    <li data-row={row.Row}>
      <RowNumber row={row.Row} first={State === 'Twice' ? one.firstRow : null} />
      <span className={classes['names']}>
        <b>{nameOf(row)}</b>
        <span>{row.person?.Email}</span>
      </span>
      <span className={classes['what']}>
        <Why known={one} />
        <What known={one} />
      </span>
      <span className={classes['acts']}>
        {UserId !== null && (
          // The profile opens in a new tab, because leaving this page would discard the file.
          <Button variant="default" component={Link} to={pathTo('EditUser', UserId)} target="_blank">
            {t('members.profile')}
          </Button>
        )}
        {State === 'Ready' && (
          <>
            <Button variant="default" onClick={() => read.leaveOut(row.Row)}>
              {t('members.samePersonYes')}
            </Button>
            <Button variant="default" onClick={() => read.isOther(row.Row)}>
              {t('members.samePersonNo')}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}

function Why({ known: { checked, firstRow } }: { known: KnownRow }) {
  const t = useT();
  const { State, Namesake } = checked;
  if (State !== 'Ready')
    return <span className={classes['why']}>{t(State === 'Twice' ? 'members.twicePeople' : knownLabels[State])}</span>;
  if (Namesake === null)
    return <span className={classes['why']}>{firstRow === null ? '' : t('members.sameRow', { row: firstRow })}</span>;
  return (
    <Link className={classes['why']} to={pathTo('EditUser', Namesake.UserId)} target="_blank">
      {t('members.sameName', { name: Namesake.Name })}
    </Link>
  );
}

function What({ known: { row, checked } }: { known: KnownRow }) {
  const t = useT();
  const formats = useFormats();
  const { State, LastDay } = checked;
  if (State === 'Ready') return <b>{t('members.samePerson')}</b>;
  const waits = State === 'Invited' && LastDay !== null;
  const leftOut = State === 'Twice' ? t('members.rowLeftOut', { row: row.Row }) : t('members.isLeftOut');
  return (
    <StateChip tone={waits ? 'dashed' : 'mute'} icon={waits ? IconHourglass : IconMinus}>
      {waits ? t('members.invitedUntil', { date: formats.date(LastDay) }) : leftOut}
    </StateChip>
  );
}
