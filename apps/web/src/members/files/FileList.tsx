import type { MemberFile } from '@clubpulse/contract/members/files/files';
import { fileValidity } from '@clubpulse/rules/members/files/files';
import {
  IconCheck,
  IconDownload,
  IconFileText,
  IconHeartbeat,
  IconPencil,
  IconPhoto,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Files.module.css';
import { DeleteFile, FileEditor } from './file-dialogs.ts';
import { isOwnedBy, type Keeper, loadFile } from './keeper.ts';

interface FileListProps {
  files: readonly MemberFile[];
  keeper: Keeper;
  timeZone: string;
}

export function FileList({ files, keeper, timeZone }: FileListProps) {
  const [dialog, setDialog] = useState<{ act: 'edit' | 'delete'; file: MemberFile } | null>(null);
  const close = () => setDialog(null);
  return (
    <Card flush>
      <ul className={classes['files']}>
        {files.map((file) => (
          <Row key={file.FileId} file={file} keeper={keeper} timeZone={timeZone} onAct={(act) => setDialog({ act, file })} />
        ))}
      </ul>
      {dialog?.act === 'edit' && (
        <FileEditor
          keeper={keeper}
          file={files.find(({ FileId }) => FileId === dialog.file.FileId) ?? dialog.file}
          onClose={close}
        />
      )}
      {dialog?.act === 'delete' && <DeleteFile keeper={keeper} file={dialog.file} onClose={close} />}
    </Card>
  );
}

const look = { size: 20, stroke: 1.8, 'aria-hidden': true } as const;

function KindIcon({ file: { Kind, Type } }: { file: MemberFile }) {
  if (Kind === 'Health') return <IconHeartbeat {...look} />;
  return Type === 'application/pdf' ? <IconFileText {...look} /> : <IconPhoto {...look} />;
}

interface RowProps {
  file: MemberFile;
  keeper: Keeper;
  timeZone: string;
  onAct: (act: 'edit' | 'delete') => void;
}

function Row({ file, keeper, timeZone, onAct }: RowProps) {
  const t = useT();
  const load = () => void loadFile(file, keeper);
  return (
    <li>
      <button type="button" className={classes['open']} title={t('files.load')} onClick={load}>
        <span className={classes['kind']}>
          <KindIcon file={file} />
        </span>
        <span className={classes['names']}>
          <b>{file.Title}</b>
          <span>{file.FileName}</span>
          <span>{useSeenWords(file, keeper)}</span>
        </span>
      </button>
      <Validity file={file} timeZone={timeZone} />
      <RowMenu
        label={t('kit.actionsOf', { name: file.Title })}
        items={[
          { label: t('files.load'), icon: IconDownload, onClick: load },
          ...(isOwnedBy(file, keeper)
            ? [
                { label: t('kit.edit'), icon: IconPencil, onClick: () => onAct('edit') },
                { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete') },
              ]
            : []),
        ]}
      />
    </li>
  );
}

function useSeenWords({ Club, ShownTo, Shared }: MemberFile, keeper: Keeper): string {
  const t = useT();
  if (keeper.whose === 'club') {
    if (Club === null) return t('files.hers');
    return Shared ? t('files.sharedWith', { name: keeper.name }) : t('files.staffOnly');
  }
  if (Club !== null) return Club.Name;
  if (ShownTo === null) return t('files.onlyMe');
  return t('files.shownTo', { club: ShownTo.Name });
}

function Validity({ file: { ValidUntil }, timeZone }: { file: MemberFile; timeZone: string }) {
  const t = useT();
  const formats = useFormats();
  const state = fileValidity(ValidUntil, useTodayIn(timeZone));
  if (ValidUntil === null || state === 'endless') return <StateChip tone="outline">{t('files.noEnd')}</StateChip>;
  const date = formats.date(ValidUntil);
  return state === 'over' ? (
    <StateChip tone="bad" icon={IconX}>
      {t('members.expiredOn', { date })}
    </StateChip>
  ) : (
    <StateChip tone="ok" icon={IconCheck}>
      {t('kit.until', { date })}
    </StateChip>
  );
}
