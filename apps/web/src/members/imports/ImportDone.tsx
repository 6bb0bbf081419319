import type { MemberImport } from '@clubpulse/contract/members/imports/imports';
import { IconCheck } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Banner } from '../../kit/states/Banner.tsx';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';

export interface SentFile {
  readonly ImportId: number;
  readonly wrong: number;
  readonly known: number;
  readonly twice: number;
  readonly csv: string;
}

export function leftOutText({ wrong, known, twice }: SentFile, t: Translate): string | null {
  const what = [
    wrong > 0 && t('members.wrongCount', { count: wrong }),
    known > 0 && t('members.knownCount', { count: known }),
    twice > 0 && t('members.twiceCount', { count: twice }),
  ].filter((words) => words !== false);
  return what.length === 0 ? null : t('members.fileLeftOut', { what: what.join(', ') });
}

export function ImportDone({ file, sent }: { file: MemberImport; sent: SentFile }) {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const leftOut = leftOutText(sent, t);
  const done = t('members.fileDone', { invited: formats.number(file.Invited), refused: formats.number(file.Refused) });
  const download = () => downloadCsv(csvName([file.FileName.replace(/\.\w+$/, ''), t('members.leftOutWord')]), sent.csv);
  return (
    <Banner
      tone="ok"
      icon={IconCheck}
      actions={[
        ...(leftOut === null ? [] : [{ label: t('members.wrongOnly'), onClick: download }]),
        { label: t('members.seeInvitations'), onClick: () => void navigate(pathTo('AddUsers', 'invitations')) },
      ]}
    >
      {`${t('kit.label', { label: file.FileName })} ${[done, ...(leftOut === null ? [] : [leftOut])].join('; ')}`}
    </Banner>
  );
}
