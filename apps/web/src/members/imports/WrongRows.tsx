import { importFields } from '@clubpulse/contract/members/imports/imports';
import { firstAndLast } from '@clubpulse/rules/accounts/users/names';
import type { RowRead, WrongCell } from '@clubpulse/rules/members/imports/read-rows';
import { Button, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { dateForm } from '../../platform/formats/date-formats.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';
import { wrongCsv } from './import-csv.ts';
import { fieldNames, wrongCellText } from './import-text.ts';
import { LeaveRowOut, RowNumber } from './RowParts.tsx';
import { ShownRows } from './ShownRows.tsx';
import { SuggestedAddress } from './SuggestedAddress.tsx';
import type { Import } from './use-import.ts';
import { whatIsWrong } from './what-is-wrong.ts';

type DateForm = ReturnType<typeof dateForm>;

export function WrongRows({ read, kind = 'wrong', name }: { read: Import; kind?: 'wrong' | 'groups'; name: string }) {
  const t = useT();
  const language = useLanguage();
  const formats = useFormats();
  const form = dateForm(language, read.order);
  const rows = read[kind];
  const fields = importFields.filter((field) => read.columns[field] !== undefined);
  const words = (row: RowRead) => whatIsWrong(row, read, t, language);
  const download = () =>
    downloadCsv(csvName([name.replace(/\.\w+$/, ''), t('members.wrongWord')]), wrongCsv(rows, fields, words, t, language));
  const count = { count: rows.length, number: formats.number(rows.length) };
  return (
    <section>
      <SectionHead
        title={t(kind === 'wrong' ? 'members.wrongRows' : 'members.groupRows', count)}
        beside={t('members.wrongRowsLead')}
      >
        <Button variant="subtle" leftSection={<IconDownload size={17} stroke={1.8} />} onClick={download}>
          {t('members.wrongOnly')}
        </Button>
      </SectionHead>
      <ShownRows rows={rows} kind={kind}>
        {(row) => <WrongRow key={row.Row} row={row} read={read} form={form} />}
      </ShownRows>
    </section>
  );
}

function WrongRow({ row, read, form }: { row: RowRead; read: Import; form: DateForm }) {
  const { Row, typed, wrong } = row;
  const name = nameOf(row);
  return (
    <li data-row={Row}>
      <RowNumber row={Row} />
      <span className={classes['names']}>
        <b>{name}</b>
        {typed.Email !== name && <span>{typed.Email}</span>}
      </span>
      <span className={classes['cells']}>
        {wrong.map((cell) => (
          <Cell
            key={cell.field}
            cell={cell}
            typed={typed[cell.field] ?? ''}
            form={form}
            onSet={(text) => read.correct(Row, cell.field, text)}
          />
        ))}
      </span>
      <LeaveRowOut name={name || String(Row)} onClick={() => read.leaveOut(Row)} />
    </li>
  );
}

interface CellProps {
  cell: WrongCell;
  typed: string;
  form: DateForm;
  onSet: (text: string) => void;
}

function Cell({ cell, typed, form, onSet }: CellProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState(typed);
  const set = () => {
    if (text !== typed) onSet(text);
  };
  return (
    <span className={classes['cell']}>
      <TextInput
        aria-label={t(fieldNames[cell.field])}
        aria-describedby={id}
        error
        value={text}
        maxLength={300}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={set}
        onKeyDown={(event) => {
          if (event.key === 'Enter') set();
        }}
      />
      <span className={classes['wrong']}>
        <span>{t('kit.label', { label: t(fieldNames[cell.field]) })}</span> <span id={id}>{wrongCellText(cell, t, form)}</span>{' '}
        {cell.suggestion !== null && <SuggestedAddress email={cell.suggestion} onUse={onSet} />}
      </span>
    </span>
  );
}

export const nameOf = ({ typed: { FirstMidName, FullName, SurnameFirst, LastName, Email } }: RowRead): string =>
  firstAndLast({ FirstMidName: FirstMidName ?? FullName ?? SurnameFirst ?? null, LastName: LastName ?? null }) || (Email ?? '');
