import { listImports } from '@clubpulse/contract/members/imports/imports.calls';
import { type ReactNode, useState } from 'react';
import { lazyComponentLoadedFirst } from '../../kit/lazy-component.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { FilesSoFar } from './FilesSoFar.tsx';
import { ImportDone, type SentFile } from './ImportDone.tsx';
import classes from './Imports.module.css';
import type { Sheet } from './read-file.ts';

const ImportSheet = lazyComponentLoadedFirst(() => import('./ImportSheet.tsx').then((it) => it.ImportSheet));

/** The import first runs as a test, then as a job with progress (decision 0038). */
export function ImportTab({ below, isStopped }: { below: ReactNode; isStopped: boolean }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const files = useCall(listImports, { params: { id } }, { quiet: true });
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [sent, setSent] = useState<SentFile | null>(null);
  useOpenEditor(sheet !== null);
  if (sheet !== null)
    return (
      <ImportSheet
        key={sheet.name}
        sheet={sheet}
        below={below}
        isStopped={isStopped}
        onOther={() => setSheet(null)}
        onDone={(done) => {
          setSent(done);
          setSheet(null);
        }}
      />
    );
  const file = files.data?.find(({ ImportId }) => ImportId === sent?.ImportId);
  return (
    <Page title={t('members.addPeople')} below={below}>
      <div className={classes['main']}>
        {sent !== null && file !== undefined && file.FinishedAt !== null && <ImportDone file={file} sent={sent} />}
        <ChooseFile onSheet={setSheet} />
        <FilesSoFar query={files} clubId={id} sent={sent} />
      </div>
    </Page>
  );
}
