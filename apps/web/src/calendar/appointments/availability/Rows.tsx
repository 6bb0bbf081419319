import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PhraseKey } from '../../../platform/phrases.ts';
import { useT } from '../../../platform/phrases.ts';
import styles from './Availability.module.css';

interface RowsProps<Row> {
  legend: string;
  rows: readonly Row[];
  next: Row;
  most: number;
  add: PhraseKey;
  remove: 'availability.removeHours' | 'availability.removeDay' | 'availability.removeLength';
  error?: string | undefined;
  onChange: (rows: readonly Row[]) => void;
  children: (row: Row, number: number, change: (changes: Partial<Row>) => void) => ReactNode;
}

export function Rows<Row>({ legend, rows, next, most, add, remove, error, onChange, children }: RowsProps<Row>) {
  const t = useT();
  return (
    <fieldset className={styles['rows']}>
      <legend>{legend}</legend>
      <ul>
        {rows.map((row, index) => (
          <li key={index}>
            {children(row, index + 1, (changes) =>
              onChange(rows.map((one, at) => (at === index ? { ...one, ...changes } : one))),
            )}
            <ActionIcon
              variant="default"
              size="var(--ctl-sq)"
              aria-label={t(remove, { number: index + 1 })}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <IconTrash size={17} stroke={1.8} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      {rows.length < most && (
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => onChange([...rows, next])}>
          {t(add)}
        </Button>
      )}
    </fieldset>
  );
}
