import type { WorkoutSheet } from '@clubpulse/contract/workouts/sheets/sheets';
import { getSheet, listSheets } from '@clubpulse/contract/workouts/sheets/sheets.calls';
import { useState } from 'react';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { SearchField } from '../../../../kit/list/SearchField.tsx';
import { useListPage } from '../../../../kit/list/use-list-page.ts';
import { EmptyState } from '../../../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../../../kit/states/QueryResult.tsx';
import { Refusal } from '../../../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../../../kit/states/Skeleton.tsx';
import { ApiError, api } from '../../../../platform/api.ts';
import { refusalText } from '../../../../platform/forms.ts';
import { useT } from '../../../../platform/phrases.ts';
import { sizeLine } from '../../list/SheetRows.tsx';
import classes from './picker.module.css';

interface ChooseTemplateProps {
  clubId: number;
  onChosen: (template: WorkoutSheet) => void;
  onClose: () => void;
}

const SHOWN = 50;

export function ChooseTemplate({ clubId, onChosen, onClose }: ChooseTemplateProps) {
  const t = useT();
  const [words, setWords] = useState('');
  const [fetched, setFetched] = useState<number | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const query = { Template: 'true' as const, ...(words.trim() === '' ? {} : { globalSearch: words.trim() }) };
  const page = useListPage(listSheets, { params: { id: clubId }, query }, SHOWN);
  const choose = async (id: number) => {
    setFetched(id);
    try {
      onChosen(await api(getSheet, { params: { id } }, { quiet: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
      setFetched(null);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={t('sheets.fromTemplate')}>
      <div className={classes['search']}>
        <SearchField value={words} placeholder={t('sheets.searchHint')} onChange={setWords} />
        <Refusal words={refused && refusalText(refused)} />
      </div>
      <QueryResult query={page} loading={<SkeletonRows rows={4} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t(words.trim() === '' ? 'sheets.noTemplates' : 'sheets.noneMatch')}>
              {words.trim() === '' && t('sheets.noTemplatesText')}
            </EmptyState>
          ) : (
            <ul className={classes['list']} aria-label={t('sheets.templates')}>
              {data.map((row) => (
                <li key={row.WorkoutSheetId}>
                  <button
                    type="button"
                    className={classes['template']}
                    disabled={fetched !== null}
                    onClick={() => void choose(row.WorkoutSheetId)}
                  >
                    <b>{row.Name}</b>
                    <small>
                      {[row.Folder, t(`clubs.equipmentAt-${row.Location}`), sizeLine(t, row)].filter(Boolean).join(' · ')}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </Dialog>
  );
}
