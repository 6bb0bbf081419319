import { Button } from '@mantine/core';
import { IconHourglass, IconMinus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Imports.module.css';
import { knownWords } from './import-words.ts';
import { RowNumber } from './RowParts.tsx';
import { ShownRows } from './ShownRows.tsx';
import type { Import, KnownRow } from './use-import.ts';
import { nameOf } from './WrongRows.tsx';

const heads = { known: 'members.knownRows', twice: 'members.twiceRows' } as const satisfies Record<string, PhraseKey>;

/** Whom the club knows, or the file names twice: left out, or, where only the name is the same, asked about. */
export function KnownRows({ read, kind }: { read: Import; kind: 'known' | 'twice' }) {
  const t = useT();
  const formats = useFormats();
  return (
    <section>
      <SectionHead title={t(heads[kind], { count: read[kind].length, number: formats.number(read[kind].length) })} />
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
      <RowNumber row={row.Row} />
      <span className={classes['names']}>
        <b>{nameOf(row)}</b>
        <span>{row.person?.Email}</span>
      </span>
      <span className={classes['what']}>
        <What known={one} />
      </span>
      <span className={classes['acts']}>
        {UserId !== null && (
          // The file would not be there for who comes back.
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

function What({ known: { checked } }: { known: KnownRow }) {
  const t = useT();
  const formats = useFormats();
  const { State, Namesake, LastDay } = checked;
  if (State === 'Ready')
    return (
      <span className={classes['names']}>
        <b>{t('members.samePerson')}</b>
        {Namesake !== null && (
          <Link to={pathTo('EditUser', Namesake.UserId)} target="_blank">
            {t('members.sameName', { name: Namesake.Name })}
          </Link>
        )}
      </span>
    );
  const waits = State === 'Invited' && LastDay !== null;
  return (
    <StateChip tone={waits ? 'dashed' : 'mute'} icon={waits ? IconHourglass : IconMinus}>
      {waits ? t('members.invitedUntil', { date: formats.date(LastDay) }) : t(knownWords[State])}
    </StateChip>
  );
}
