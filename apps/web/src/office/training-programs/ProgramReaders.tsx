import type { ProgramReader, TrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import { listProgramReaders, unshareProgram } from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { ShowMore } from '../../kit/list/ShowMore.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { type ApiError, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Programs.module.css';

const SHOWN = 20;

export function ProgramReaders({ program }: { program: TrainingProgram }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const params = { id, programId: program.TrainingProgramId };
  const [words, setWords] = useState('');
  const [rows, setRows] = useState(SHOWN);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const query = useMemo(() => (words.trim() === '' ? {} : { globalSearch: words.trim() }), [words]);
  const page = useListPage(listProgramReaders, { params, query }, rows);
  const end = useChange(unshareProgram, {
    quiet: true,
    onDone: () => {
      setRefused(null);
      toastDone({ title: t('programs.endedEverybody') });
    },
    onRefused: setRefused,
  });
  return (
    <section aria-label={t('programs.who')}>
      <SectionHead title={t('programs.who')}>
        {program.EverybodySince !== null && (
          <Button
            variant="default"
            loading={end.isPending}
            onClick={() => end.mutate({ params, body: { Everybody: true, UserIds: [] } })}
          >
            {t('programs.endEverybody')}
          </Button>
        )}
      </SectionHead>
      <Refusal words={refused && refusalText(refused)} />
      <QueryResult query={page} loading={<SkeletonRows rows={2} />}>
        {({ data, recordsTotal, recordsFiltered }) =>
          recordsTotal === 0 ? (
            <p className={classes['hint']}>{t('programs.readersNone')}</p>
          ) : (
            <>
              {recordsTotal > SHOWN && <SearchField value={words} placeholder={t('kit.personHint')} onChange={setWords} />}
              <ul className={classes['readers']} aria-label={t('programs.who')}>
                {data.map((one) => (
                  <Reader key={one.UserId} reader={one} params={params} onRefused={setRefused} />
                ))}
              </ul>
              <ShowMore
                variant="subtle"
                count={Math.min(SHOWN, recordsFiltered - data.length)}
                onClick={() => setRows(rows + SHOWN)}
              />
            </>
          )
        }
      </QueryResult>
    </section>
  );
}

interface ReaderProps {
  reader: ProgramReader;
  params: { readonly id: number; readonly programId: number };
  onRefused: (error: ApiError | null) => void;
}

function Reader({ reader, params, onRefused }: ReaderProps) {
  const t = useT();
  const formats = useFormats();
  const name = fullName(reader);
  const { UserId, SharedAt, ValidUntil, IsOver, OpenedAt } = reader;
  const end = useChange(unshareProgram, {
    quiet: true,
    onDone: () => {
      onRefused(null);
      toastDone({ title: t('programs.endedFor', { name }) });
    },
    onRefused,
  });
  const since = SharedAt === null ? t('programs.asEverybody') : t('kit.since', { date: formats.date(SharedAt) });
  const until = ValidUntil === null || IsOver ? null : t('kit.until', { date: formats.date(ValidUntil) });
  return (
    <li>
      <Avatar name={name} size={34} />
      <span className={classes['reader']}>
        <b>{name}</b>
        <span>{[since, until].filter(Boolean).join(' · ')}</span>
      </span>
      {IsOver && ValidUntil !== null ? (
        <StateChip tone="bad">{t('programs.over', { date: formats.date(ValidUntil) })}</StateChip>
      ) : OpenedAt === null ? (
        <StateChip tone="outline">{t('programs.notOpened')}</StateChip>
      ) : (
        <StateChip tone="ok">{t('programs.openedOn', { date: formats.date(OpenedAt) })}</StateChip>
      )}
      {/* Without `SharedAt` the member has the file because it is shared with all members, so it cannot be taken from one. */}
      {SharedAt !== null && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="var(--ctl-sq)"
          aria-label={t('programs.endFor', { name })}
          loading={end.isPending}
          onClick={() => end.mutate({ params, body: { Everybody: false, UserIds: [UserId] } })}
        >
          <IconX size={18} stroke={1.8} />
        </ActionIcon>
      )}
    </li>
  );
}
