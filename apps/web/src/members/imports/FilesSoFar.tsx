import type { MemberImport } from '@clubpulse/contract/members/imports/imports';
import { listImports, listRefusedRows } from '@clubpulse/contract/members/imports/imports.calls';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Meter } from '../../kit/figures/Meter.tsx';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { ApiError, api, useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { leftOutText, type SentFile } from './ImportDone.tsx';
import classes from './Imports.module.css';

const LOOK_MS = 1000;

interface FilesSoFarProps {
  query: UseQueryResult<MemberImport[], ApiError>;
  clubId: number;
  sent: SentFile | null;
}

export function FilesSoFar({ query, clubId, sent }: FilesSoFarProps) {
  const t = useT();
  return (
    <QueryResult query={query} loading={<SkeletonRows rows={3} />}>
      {(files) =>
        files.length > 0 && (
          <section>
            <SectionHead title={t('members.filesSoFar')} />
            <ul className={classes['rows']}>
              {files.map((file) => (
                <li key={file.ImportId} className={classes['done']}>
                  {file.FinishedAt === null ? <Running file={file} clubId={clubId} /> : <Done file={file} sent={sent} />}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryResult>
  );
}

function Running({ file, clubId }: { file: MemberImport; clubId: number }) {
  const t = useT();
  const formats = useFormats();
  useCall(listImports, { params: { id: clubId } }, { pollEvery: LOOK_MS });
  const done = file.Invited + file.Refused;
  return (
    <div className={classes['running']}>
      <p role="status">
        {t('members.fileRuns', { file: file.FileName, done: formats.number(done), rows: formats.number(file.Rows) })}
      </p>
      <Meter part={done} whole={file.Rows} />
    </div>
  );
}

function Done({ file, sent }: { file: MemberImport; sent: SentFile | null }) {
  const { ImportId, FileName, CreatedAt, Invited, Refused } = file;
  const t = useT();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const leftOut = sent?.ImportId === ImportId ? leftOutText(sent, t) : null;
  const download = async () => {
    setBusy(true);
    try {
      const rows = await api(listRefusedRows, { params: { id: ImportId } });
      const { downloadRefused } = await import('./import-csv.ts');
      downloadRefused(FileName, rows, t, formats);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <span className={classes['names']}>
        <b>{FileName}</b>
        <span>{formats.dateTime(CreatedAt)}</span>
      </span>
      <span>
        {[
          t('members.fileDone', { invited: formats.number(Invited), refused: formats.number(Refused) }),
          ...(leftOut === null ? [] : [leftOut]),
        ].join('; ')}
      </span>
      <span className={classes['acts']}>
        {Refused > 0 && (
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconDownload size={17} stroke={1.8} />}
            onClick={() => void download()}
          >
            {t('members.refusedRows')}
          </Button>
        )}
      </span>
    </>
  );
}
