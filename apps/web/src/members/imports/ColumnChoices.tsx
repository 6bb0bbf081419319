import { type DateFormat, dateFormats } from '@clubpulse/contract/accounts/users';
import { importFields } from '@clubpulse/contract/members/imports/imports';
import { Checkbox } from '@mantine/core';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { datePatternsIn } from '../../platform/formats/date-formats.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import classes from './Imports.module.css';
import { fieldNames } from './import-text.ts';
import type { Sheet } from './read-file.ts';
import type { Import } from './use-import.ts';

export function ColumnChoices({ sheet: { head, width, lines }, read }: { sheet: Sheet; read: Import }) {
  const t = useT();
  const patterns = datePatternsIn[useLanguage()];
  const columns = Array.from({ length: width }, (_, at) => {
    const example = lines.find(({ Cells }) => (Cells[at] ?? '').trim() !== '')?.Cells[at]?.trim() ?? '';
    const name = head[at] || t('members.columnNumber', { number: at + 1 });
    return { value: String(at), label: example === '' ? name : `${name} (${example.slice(0, 40)})` };
  });
  return (
    <section>
      <SectionHead title={t('members.columns')} />
      <p className={classes['quiet']}>{t('members.columnsLead')}</p>
      <div className={classes['choices']}>
        {importFields.map((field) => {
          const at = read.columns[field];
          return (
            <ChoiceField
              key={field}
              label={t(fieldNames[field])}
              placeholder={t('members.noColumn')}
              clearable
              value={at === undefined ? null : String(at)}
              data={columns}
              onChange={(value) => read.choose(field, value === null ? null : Number(value))}
            />
          );
        })}
        {read.columns.BirthDate !== undefined && (
          <ChoiceField<DateFormat>
            label={t('members.dateOrder')}
            allowDeselect={false}
            value={read.order}
            data={dateFormats.map((value) => ({ value, label: patterns[value] }))}
            onChange={(value) => value !== null && read.setOrder(value)}
          />
        )}
      </div>
      {read.columns.Groups !== undefined && (
        <Checkbox
          mt="md"
          label={t('members.makeGroups')}
          checked={read.makeGroups}
          onChange={(event) => read.setMakeGroups(event.currentTarget.checked)}
        />
      )}
    </section>
  );
}
